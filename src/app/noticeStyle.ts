/** One of the lines between the bar of the app and the page. */
export const noticeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  px: { xs: 2, md: 3 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 2,
  borderColor: 'primary.main',
  typography: 'body2',
};
