/** Invented Dutch-sounding words for the names of customers, people and merchants. */

export const givenNames = (
  'Anouk Bram Carlijn Daan Eline Floris Gerda Hidde Iris Jelle Katja Lars Mila Niels Olga Pieter Quinten Roos Sander ' +
  'Tessa Ursula Vera Wouter Xander Yara Zoë Aicha Bilal Chaima Dewi Emre Fatima Giel Hanna Imane Joris Kim Luuk Marit Noor'
).split(' ')

export const familyNames = [
  ...'Aalbers Brouwer Coenen Dekker Evers Faber Gerritsen Hoekstra IJsselstein Jonker Kuiper Lammers'.split(' '),
  ...'Meijer Nijland Oosterhof Postma Quist Roelofs Schipper Terpstra Uitenbroek Visser Westra Zandstra'.split(' '),
  ...'van Dalen,de Wit,van der Meulen,ter Horst,van Rossum,den Hartog,El Idrissi,Yılmaz'.split(','),
]

export const places = (
  'Alkmaar Almelo Almere Amersfoort Apeldoorn Arnhem Assen Bergen Breda Bussum Delft Deventer Doetinchem Dordrecht Drachten ' +
  'Ede Eindhoven Emmen Enkhuizen Enschede Franeker Geldrop Goes Gorinchem Gouda Groningen Haarlem Harderwijk Harlingen ' +
  'Heerenveen Heerlen Helmond Hengelo Hilversum Hoogeveen Hoorn Houten Huizen Kampen Leeuwarden Leiden Lelystad Maastricht ' +
  'Meppel Middelburg Naarden Nijmegen Nunspeet Oss Purmerend Roermond Roosendaal Sneek Terneuzen Tiel Tilburg Utrecht Veghel ' +
  'Venlo Vlissingen Weert Woerden Zeist Zwolle'
).split(' ')

export const streets = (
  'Dorpsstraat Kerkstraat Molenweg Stationsplein Havenkade Lindelaan Kastanjelaan Industrieweg Marktstraat Beatrixlaan ' +
  'Schoolstraat Parallelweg Wilgenpad Brugstraat Nieuwstraat Raadhuisplein'
).split(' ')

/** Trades of customers, placed after a family name. */
export const trades = [
  ...'Bouwmaterialen Installatietechniek Tandartsen Fysiotherapie Logistiek Transport Drukwerk Schoonmaak'.split(' '),
  ...'Accountants Advocaten Kinderopvang Hoveniers Schilders Verhuur Energie Telecom Verzekeringen Opleidingen'.split(
    ' ',
  ),
  ...'Sport en Bewegen,Zorg aan Huis,Groothandel,Autoservice'.split(','),
]

/** Kinds of shop, placed before the name of a merchant; 48 of them. */
export const shops = (
  'Bakkerij Bloemenhuis Boekhandel Brillenwinkel Buitensport Cadeaushop Computerhuis Dierenwinkel Drogisterij Elektrohandel ' +
  'Fietsenwinkel Fotostudio Gereedschap Groentewinkel Horloges Hengelsport Huidverzorging IJswinkel Interieur Juwelier ' +
  'Kaasboerderij Kantoorwinkel Keukenhuis Kinderkleding Koffiebranderij Kookwinkel Ledermode Lampenhuis Matrassen Meubelhuis ' +
  'Modehuis Muziekhandel Naaiatelier Natuurwinkel Outdoor Paardensport Parfumerie Platenzaak Rijwielen Schoenmode Slaapcomfort ' +
  'Speelgoed Sportwinkel Theehuis Tuincentrum Verfhandel Wijnkoperij Zonwering'
).split(' ')

/** Names of merchants; 96 of them. */
export const signs = [
  ...'Linde Kroon Zwaan Molen Ster Roos Anker Brug Eik Haan Leeuw Meeuw Parel Reiger Schelp Toren'
    .split(' ')
    .map((word) => `De ${word}`),
  ...'Anjer Beuk Duif Els Ekster Fazant Gans Hazelaar Iep Kievit Klaver Kers Lijster Merel Olm Spil'
    .split(' ')
    .map((word) => `De ${word}`),
  ...'Anker Baken Fort Gemaal Hof Hoekje Kompas Land Lichtpunt Plein Schip Spoor Vosje Wiel Zeil Zonnetje'
    .split(' ')
    .map((word) => `Het ${word}`),
  ...'Aalbers Bosma Brands Cornelis Dekker Elzinga Faber Groen Hofstra Jansma Klaver Lammers Mulder Nauta Otten Prins'
    .split(' ')
    .map((name) => `Van ${name}`),
  ...'Noord Zuid Oost West Centrum Vandaag Direct Compleet Plus Totaal Thuis Samen Vers Puur Groen Nu'.split(' '),
  ...'Amstel Berkel Dommel Eem Geul IJssel Kromme Lek Linge Maas Merwede Rijn Rotte Schelde Vecht Waal'.split(' '),
]
