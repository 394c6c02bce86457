/** Demo towns with the postcodes of their centres, so that addresses are consistent. */
import type { Random } from './random.ts'

/** Lowest and highest four digits of the postcodes. */
const centres: Readonly<Record<string, readonly [number, number]>> = {
  Alkmaar: [1811, 1827],
  Almelo: [7601, 7609],
  Almere: [1311, 1319],
  Amersfoort: [3811, 3819],
  Amstelveen: [1181, 1189],
  Amsterdam: [1011, 1019],
  Apeldoorn: [7311, 7319],
  Arnhem: [6811, 6819],
  Assen: [9401, 9408],
  Bergen: [1861, 1861],
  'Bergen op Zoom': [4611, 4617],
  Breda: [4811, 4819],
  Bussum: [1401, 1406],
  Delft: [2611, 2616],
  'Den Haag': [2511, 2518],
  Deventer: [7411, 7419],
  Doetinchem: [7001, 7009],
  Dordrecht: [3311, 3319],
  Drachten: [9201, 9207],
  Ede: [6711, 6718],
  Eindhoven: [5611, 5617],
  Emmen: [7811, 7815],
  Enkhuizen: [1601, 1602],
  Enschede: [7511, 7514],
  Franeker: [8801, 8802],
  Geldrop: [5661, 5667],
  Goes: [4461, 4465],
  Gorinchem: [4201, 4208],
  Gouda: [2801, 2809],
  Groningen: [9711, 9718],
  Haarlem: [2011, 2019],
  Harderwijk: [3841, 3849],
  Harlingen: [8861, 8862],
  Heerenveen: [8441, 8448],
  Heerlen: [6411, 6419],
  Helmond: [5701, 5709],
  Hengelo: [7551, 7559],
  "'s-Hertogenbosch": [5211, 5216],
  Hilversum: [1211, 1218],
  Hoogeveen: [7901, 7909],
  Hoorn: [1621, 1628],
  Houten: [3991, 3995],
  Huizen: [1271, 1277],
  Kampen: [8261, 8267],
  Leeuwarden: [8911, 8919],
  Leiden: [2311, 2317],
  Lelystad: [8211, 8219],
  Maastricht: [6211, 6217],
  Meppel: [7941, 7944],
  Middelburg: [4331, 4338],
  Naarden: [1411, 1412],
  Nijmegen: [6511, 6515],
  Nunspeet: [8071, 8072],
  Oss: [5341, 5349],
  Purmerend: [1441, 1448],
  Rijswijk: [2281, 2289],
  Roermond: [6041, 6045],
  Roosendaal: [4701, 4708],
  Rotterdam: [3011, 3016],
  Schiedam: [3111, 3119],
  Sneek: [8601, 8607],
  Terneuzen: [4531, 4538],
  Tiel: [4001, 4007],
  Tilburg: [5011, 5018],
  Utrecht: [3511, 3515],
  Veghel: [5461, 5467],
  Venlo: [5911, 5916],
  Vlissingen: [4381, 4389],
  Weert: [6001, 6006],
  Woerden: [3441, 3449],
  Zaandam: [1501, 1509],
  Zeist: [3701, 3709],
  Zutphen: [7201, 7207],
  Zwolle: [8011, 8017],
}

/** The next four digits of a town. @throws {RangeError} For an unknown town. */
export function postcodeDigits(town: string, turn = 0): string {
  const centre = centres[town]
  if (!centre) throw new RangeError(`No postcodes are known for ${town}.`)
  const [from, to] = centre
  return String(from + (turn % (to - from + 1)))
}

/** A whole postcode, '3511 AB'. The letters SA, SD and SS are never issued. */
export function postcodeIn(town: string, random: Random): string {
  const letters = 'ABCDEFGHJKLNPRTVWXZ'
  const letter = () => letters.charAt(random.below(letters.length))
  return `${postcodeDigits(town, random.below(100))} ${letter()}${letter()}`
}
