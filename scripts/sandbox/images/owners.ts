/** What can own an image: the names of the two parts in the multipart body, and where the owner's record and files are (contract images.upload). */
export interface ImageOwner {
  idPart: string;
  filePart: string;
  /** The list path of the owner's collection. */
  path: string;
  folder: string;
  /** Whether files get random names, as those of users do. Others are named after their owner, so that a replaced image keeps its address. */
  randomName?: true;
}

export const IMAGE_OWNERS: readonly ImageOwner[] = [
  { idPart: 'userId', filePart: 'userFile', path: 'admin/users', folder: 'users', randomName: true },
  { idPart: 'communityId', filePart: 'communityFile', path: 'admin/communities', folder: 'communities' },
  { idPart: 'eventId', filePart: 'eventFile', path: 'admin/events', folder: 'events' },
  { idPart: 'relayPointId', filePart: 'relayPointFile', path: 'admin/relaypoints', folder: 'relaypoints' },
  {
    idPart: 'relayPointTypeId',
    filePart: 'relayPointTypeFile',
    path: 'admin/relaypoint_types',
    folder: 'relaypointtypes',
  },
  { idPart: 'campaignId', filePart: 'campaignFile', path: 'admin/campaigns', folder: 'masscommunication' },
  { idPart: 'editorialId', filePart: 'editorialFile', path: 'admin/editorials', folder: 'editorials' },
];
