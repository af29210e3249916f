import { fold } from '../../../src/i18n/fold';

export interface Place {
  commune: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  department: string;
  region: string;
}

/** Communes by region and department: name, postal code, latitude, longitude. */
const COMMUNES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Grand Est': {
    'Meurthe-et-Moselle':
      'Nancy 54000 48.6921 6.1844;Vandœuvre-lès-Nancy 54500 48.6615 6.1713;Lunéville 54300 48.5942 6.4950;Toul 54200 48.6752 5.8917;Pont-à-Mousson 54700 48.9034 6.0556;Laxou 54520 48.6847 6.1497;Villers-lès-Nancy 54600 48.6726 6.1528;Saint-Nicolas-de-Port 54210 48.6310 6.3050;Baccarat 54120 48.4497 6.7411;Blénod-lès-Toul 54113 48.6000 5.8370',
    Vosges:
      'Épinal 88000 48.1744 6.4496;Gérardmer 88400 48.0706 6.8790;Remiremont 88200 48.0157 6.5906;Saint-Dié-des-Vosges 88100 48.2866 6.9493;Le Thillot 88160 47.8790 6.7640;Rambervillers 88700 48.3467 6.6372;Vittel 88800 48.2016 5.9486;La Bresse 88250 48.0050 6.8750;Xertigny 88220 48.0440 6.4070;Neufchâteau 88300 48.3560 5.6950',
    Moselle:
      'Metz 57000 49.1193 6.1757;Thionville 57100 49.3579 6.1684;Forbach 57600 49.1892 6.8970;Sarreguemines 57200 49.1100 7.0700;Sarrebourg 57400 48.7340 7.0540',
    'Bas-Rhin':
      'Strasbourg 67000 48.5734 7.7521;Haguenau 67500 48.8156 7.7886;Sélestat 67600 48.2597 7.4545;Obernai 67210 48.4622 7.4818;Saverne 67700 48.7417 7.3622',
    'Haut-Rhin':
      'Colmar 68000 48.0793 7.3585;Mulhouse 68100 47.7508 7.3359;Guebwiller 68500 47.9080 7.2110;Thann 68800 47.8090 7.1040',
    Meuse: 'Bar-le-Duc 55000 48.7732 5.1580;Verdun 55100 49.1599 5.3844;Commercy 55200 48.7620 5.5910',
  },
  'Île-de-France': {
    'Val-de-Marne':
      "L'Haÿ-les-Roses 94240 48.7790 2.3370;Créteil 94000 48.7904 2.4556;Vitry-sur-Seine 94400 48.7875 2.3928;Saint-Maur-des-Fossés 94100 48.7990 2.4940;Villejuif 94800 48.7921 2.3633",
    'Seine-et-Marne':
      'Melun 77000 48.5421 2.6554;Meaux 77100 48.9601 2.8789;Fontainebleau 77300 48.4047 2.7016;La Ferté-Gaucher 77320 48.7820 3.3060',
    Yvelines:
      'Versailles 78000 48.8049 2.1204;Rambouillet 78120 48.6443 1.8297;Saint-Germain-en-Laye 78100 48.8989 2.0938;Mantes-la-Jolie 78200 48.9905 1.7172',
    "Val-d'Oise": "Cergy 95000 49.0364 2.0761;Pontoise 95300 49.0510 2.1010;L'Isle-Adam 95290 49.1110 2.2280",
  },
  'Pays de la Loire': {
    'Loire-Atlantique':
      'Nantes 44000 47.2184 -1.5536;Saint-Nazaire 44600 47.2735 -2.2137;Rezé 44400 47.1830 -1.5490;Châteaubriant 44110 47.7170 -1.3760;La Chapelle-sur-Erdre 44240 47.2990 -1.5510',
    'Maine-et-Loire':
      'Angers 49000 47.4784 -0.5632;Cholet 49300 47.0600 -0.8790;Saumur 49400 47.2600 -0.0770;Segré-en-Anjou Bleu 49500 47.6870 -0.8730',
    Sarthe: 'Le Mans 72000 48.0061 0.1996;La Flèche 72200 47.6990 -0.0760;Sablé-sur-Sarthe 72300 47.8390 -0.3340',
  },
  Bretagne: {
    'Ille-et-Vilaine':
      'Rennes 35000 48.1173 -1.6778;Saint-Malo 35400 48.6493 -2.0257;Fougères 35300 48.3517 -1.1997;Vitré 35500 48.1240 -1.2090;Cancale 35260 48.6760 -1.8520',
    Finistère:
      'Brest 29200 48.3904 -4.4861;Quimper 29000 47.9960 -4.0970;Douarnenez 29100 48.0920 -4.3290;Plougastel-Daoulas 29470 48.3730 -4.3690;Landerneau 29800 48.4510 -4.2490',
    Morbihan:
      'Vannes 56000 47.6582 -2.7608;Lorient 56100 47.7483 -3.3702;Auray 56400 47.6690 -2.9810;Pontivy 56300 48.0690 -2.9620',
    "Côtes-d'Armor":
      'Saint-Brieuc 22000 48.5140 -2.7600;Lannion 22300 48.7320 -3.4590;Guingamp 22200 48.5630 -3.1500;Paimpol 22500 48.7790 -3.0470',
  },
  'Nouvelle-Aquitaine': {
    Gironde:
      'Bordeaux 33000 44.8378 -0.5792;Mérignac 33700 44.8424 -0.6446;Arcachon 33120 44.6520 -1.1680;Libourne 33500 44.9150 -0.2440;Saint-Émilion 33330 44.8940 -0.1550',
    'Pyrénées-Atlantiques':
      'Pau 64000 43.2951 -0.3708;Bayonne 64100 43.4929 -1.4748;Biarritz 64200 43.4832 -1.5586;Oloron-Sainte-Marie 64400 43.1940 -0.6060',
    Vienne: 'Poitiers 86000 46.5802 0.3404;Châtellerault 86100 46.8170 0.5460;Loudun 86200 47.0110 0.0830',
  },
  Occitanie: {
    'Haute-Garonne':
      'Toulouse 31000 43.6047 1.4442;Colomiers 31770 43.6110 1.3360;Muret 31600 43.4600 1.3250;Saint-Gaudens 31800 43.1080 0.7230;Revel 31250 43.4590 2.0040',
    Hérault:
      'Montpellier 34000 43.6108 3.8767;Béziers 34500 43.3442 3.2158;Sète 34200 43.4053 3.6971;Lodève 34700 43.7310 3.3190;Clermont-l’Hérault 34800 43.6270 3.4320',
    Gers: 'Auch 32000 43.6460 0.5860;Condom 32100 43.9580 0.3720;L’Isle-Jourdain 32600 43.6140 1.0820',
  },
  'Auvergne-Rhône-Alpes': {
    Rhône:
      "Lyon 69001 45.7640 4.8357;Villeurbanne 69100 45.7719 4.8902;Villefranche-sur-Saône 69400 45.9840 4.7180;L'Arbresle 69210 45.8350 4.6170;Givors 69700 45.5910 4.7690",
    Isère:
      "Grenoble 38000 45.1885 5.7245;Vienne 38200 45.5260 4.8740;Voiron 38500 45.3640 5.5920;L'Alpe d'Huez 38750 45.0920 6.0700;La Mure 38350 44.9030 5.7870",
    'Haute-Savoie':
      'Annecy 74000 45.8992 6.1294;Thonon-les-Bains 74200 46.3710 6.4790;Chamonix-Mont-Blanc 74400 45.9237 6.8694;Évian-les-Bains 74500 46.4010 6.5890',
    'Puy-de-Dôme':
      'Clermont-Ferrand 63000 45.7772 3.0870;Riom 63200 45.8940 3.1130;Issoire 63500 45.5440 3.2490;Ambert 63600 45.5500 3.7420',
  },
  'Hauts-de-France': {
    Nord: 'Lille 59000 50.6292 3.0573;Roubaix 59100 50.6916 3.1746;Dunkerque 59140 51.0344 2.3768;Valenciennes 59300 50.3570 3.5230;Villeneuve-d’Ascq 59650 50.6230 3.1450',
    'Pas-de-Calais':
      'Arras 62000 50.2910 2.7775;Calais 62100 50.9513 1.8587;Boulogne-sur-Mer 62200 50.7264 1.6147;Béthune 62400 50.5300 2.6400',
    Somme: 'Amiens 80000 49.8941 2.2958;Abbeville 80100 50.1060 1.8360;Péronne 80200 49.9320 2.9360',
  },
  Normandie: {
    Calvados:
      'Caen 14000 49.1829 -0.3707;Bayeux 14400 49.2764 -0.7024;Lisieux 14100 49.1460 0.2260;Vire Normandie 14500 48.8390 -0.8890;Hérouville-Saint-Clair 14200 49.2040 -0.3250',
    'Seine-Maritime':
      'Rouen 76000 49.4431 1.0993;Le Havre 76600 49.4944 0.1079;Dieppe 76200 49.9220 1.0780;Fécamp 76400 49.7580 0.3750;Yvetot 76190 49.6170 0.7550',
  },
  "Provence-Alpes-Côte d'Azur": {
    'Bouches-du-Rhône':
      'Marseille 13001 43.2965 5.3698;Aix-en-Provence 13100 43.5297 5.4474;Arles 13200 43.6768 4.6278;Martigues 13500 43.4050 5.0530;Salon-de-Provence 13300 43.6400 5.0970',
    'Alpes-Maritimes':
      'Nice 06000 43.7102 7.2620;Antibes 06600 43.5808 7.1251;Grasse 06130 43.6580 6.9250;Villeneuve-Loubet 06270 43.6580 7.1220;Cagnes-sur-Mer 06800 43.6640 7.1490',
    Var: 'Toulon 83000 43.1242 5.9280;Draguignan 83300 43.5370 6.4640;Fréjus 83600 43.4330 6.7360;Brignoles 83170 43.4060 6.0620',
  },
  'Centre-Val de Loire': {
    Loiret:
      'Orléans 45000 47.9030 1.9093;Montargis 45200 47.9970 2.7330;Gien 45500 47.6850 2.6300;Pithiviers 45300 48.1720 2.2520',
    'Indre-et-Loire':
      'Tours 37000 47.3941 0.6848;Amboise 37400 47.4130 0.9820;Chinon 37500 47.1670 0.2400;Loches 37600 47.1290 0.9950',
  },
  'Bourgogne-Franche-Comté': {
    "Côte-d'Or":
      'Dijon 21000 47.3220 5.0415;Beaune 21200 47.0240 4.8400;Is-sur-Tille 21120 47.5270 5.1090;Montbard 21500 47.6240 4.3370',
    Doubs:
      'Besançon 25000 47.2378 6.0241;Montbéliard 25200 47.5100 6.7980;Pontarlier 25300 46.9060 6.3550;Morteau 25500 47.0570 6.6050',
  },
};

export const PLACES: readonly Place[] = Object.entries(COMMUNES).flatMap(([region, departments]) =>
  Object.entries(departments).flatMap(([department, communes]) =>
    communes.split(';').map((text) => readPlace(text, department, region)),
  ),
);

/** The names of the territories, in the order of their ids from 1: regions, departments, communes. */
export const TERRITORY_NAMES: readonly string[] = [
  ...Object.keys(COMMUNES),
  ...Object.values(COMMUNES).flatMap((departments) => Object.keys(departments)),
  ...PLACES.map(({ commune }) => commune),
];

const BY_NAME = new Map(PLACES.map((place) => [fold(place.commune), place]));
const BY_POSTAL_CODE = new Map(PLACES.map((place) => [place.postalCode, place]));

/** The commune with this name, ignoring case and accents. */
export function placeNamed(commune: string): Place | undefined {
  return BY_NAME.get(fold(commune));
}

export function placeAt(postalCode: string): Place | undefined {
  return BY_POSTAL_CODE.get(postalCode);
}

/** The French "of" before a commune: "de Nancy", "d'Épinal", "du Mans". */
export function ofPlace(commune: string): string {
  if (commune.startsWith('Le ')) return `du ${commune.slice(3)}`;
  return /^[aeiouyh]/.test(fold(commune)) ? `d'${commune}` : `de ${commune}`;
}

function readPlace(text: string, department: string, region: string): Place {
  const [, commune = '', postalCode = '', latitude, longitude] = /^(.+) (\d{5}) (\S+) (\S+)$/.exec(text) ?? [];
  return { commune, postalCode, latitude: Number(latitude), longitude: Number(longitude), department, region };
}
