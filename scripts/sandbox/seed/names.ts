const words = (text: string): readonly string[] => text.split(';');

export const WOMEN = words(
  'Marie;Élodie;Chloé;Zoé;Léa;Anaïs;Maëlle;Océane;Noémie;Hélène;Françoise;Thérèse;Agnès;Amélie;Inès;Salomé;Éléonore;Bérénice;Clémence;Garance;Ségolène;Raphaëlle;Gaëlle;Loïse;Marie-Thérèse;Anne-Sophie;Jeanne;Camille;Manon;Sarah;Fatima;Aïcha;Nadia;Khadija;Yasmine;Aminata;Mariam;Linh;Mei;Sofia;Ana;Catarina;Martine;Nathalie;Isabelle;Sylvie;Monique;Jacqueline;Brigitte;Véronique;Céline;Aurélie;Laëtitia;Lucie;Juliette;Louise',
);
export const MEN = words(
  'Jean;Rémi;Loïc;Noël;Gaël;Joël;Raphaël;Mickaël;Stéphane;Jérôme;Frédéric;Grégory;Sébastien;François;André;René;Gérard;Régis;Cédric;Aurélien;Théo;Timothée;Hervé;Côme;Éloi;Étienne;Anaël;Jean-Baptiste;Jean-Pierre;Pierre-Yves;Louis;Hugo;Lucas;Nathan;Mohamed;Karim;Youssef;Ibrahim;Moussa;Ousmane;Minh;Wei;João;Miguel;Philippe;Michel;Alain;Bernard;Patrick;Christophe;Thierry;Olivier;Guillaume;Maxime;Antoine;Baptiste;Benoît',
);
export const FAMILIES = words(
  "Martin;Bernard;Dubois;Thomas;Robert;Petit;Durand;Lefèvre;Leroy;Moreau;Simon;Laurent;Garcia;Roux;Fontaine;Chevalier;François;Mercier;Dupont;Lambert;Bonnet;Girard;André;Lefebvre;Gauthier;Müller;Schneider;Weber;Klein;Muller;Hoffmann;Wagner;Le Goff;Le Gall;Kerdreux;Guéguen;Le Bihan;L'Hostis;L'Hermitte;D'Angelo;d'Aboville;O'Brien;N'Diaye;N'Guessan;M'Barek;Da Silva;Pereira;Gonçalves;Nuñez;Nguyen;Trần;Benali;Belkacem;Haddad;Traoré;Diallo;Cissé;Konaté;de La Tour;du Plessis;Saint-Léger;Beauséjour;Crèvecœur;Maître-Jean;Gaïd;Bœuf;Thévenot;Théry;Béranger;Colnot;Didelot;Georgel;Mougeot;Noirot;Perrin;Valentin;Étienne-Ragot;Lévêque;Prévôt;Gruß;Kowalski;Nowak;Çelik;Yılmaz",
);
export const STREETS = words(
  "rue de la République;rue des Écoles;avenue du Général-Leclerc;rue de l'Église;place de l'Hôtel-de-Ville;chemin des Prés;rue Saint-Dizier;rue du Faubourg-des-Trois-Maisons;impasse des Mésanges;rue d'Alsace-Lorraine;boulevard Charles-III;allée des Érables;rue du Maréchal-Foch;route de Château-Salins;rue de l'Abbé-Grégoire;quai Sainte-Catherine;rue Jeanne-d'Arc;rue du 8-Mai-1945;chemin de l'Étang;rue des Frères-Lumière",
);
export const TASTES = words(
  "Chanson française;Jazz;Rock;Rap français;Musique classique;France Inter;Podcasts d'histoire;Électro;Musiques du monde",
);
export const TALKS = words(
  "Cinéma;Randonnée;Cuisine;Politique locale;Jardinage;Football;Lecture;Voyages;Tout et rien;L'actualité",
);
export const NATIONALITIES = words(
  'Française;Française;Française;Française;Belge;Allemande;Portugaise;Marocaine;Luxembourgeoise;Italienne',
);
export const MAIL_HOSTS = words('example.fr;example.org;example.com;courriel.example;poste.example');
