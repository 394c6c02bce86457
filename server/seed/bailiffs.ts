/** Twelve bailiffs with invented names, whose regions together cover the country. */
import { ibanOf, kvkOf, phoneOf } from '#server/seed/invented/numbers.ts'
import { postcodeDigits } from '#server/seed/invented/towns.ts'
import { streets } from '#server/seed/invented/words.ts'

/** Name, office, city, region, way of sending documents. */
const bailiffs = [
  ['Mr. A. Aalbers', 'Aalbers Gerechtsdeurwaarders', 'Alkmaar', ['1600-1999'], 'portal'],
  ['Mr. B. Coenen', 'Coenen & Dekker Gerechtsdeurwaarders', 'Amstelveen', ['1000-1599'], 'sftp'],
  ['Mr. C. Evers', 'Evers Ambtshandelingen', 'Leiden', ['2000-2499'], 'email'],
  ['Mr. D. Faber', 'Faber Gerechtsdeurwaarders', 'Rijswijk', ['2500-2899'], 'email'],
  ['Mr. E. Gerritsen', 'Gerritsen Maasdelta', 'Schiedam', ['2900-3399'], 'api'],
  ['Mr. F. Hoekstra', 'Hoekstra Midden', 'Zeist', ['3400-3999'], 'sftp'],
  ['Mr. G. Jonker', 'Jonker Zeeland', 'Goes', ['4000-4799'], 'email'],
  ['Mr. H. Kuiper', 'Kuiper Brabant Gerechtsdeurwaarders', 'Oss', ['4800-5799'], 'sftp'],
  ['Mr. J. Lammers', 'Lammers Limburg', 'Weert', ['5800-6499'], 'email'],
  ['Mr. K. Nijland', 'Nijland Gelderland', 'Ede', ['6500-7399'], 'portal'],
  ['Mr. L. Postma', 'Postma Oost', 'Hengelo', ['7400-8299'], 'api'],
  ['Mr. M. Zandstra', 'Zandstra Noord', 'Drachten', ['8300-9999'], 'email'],
] as const

const formats: Readonly<Record<string, string>> = { sftp: 'XML', api: 'JSON', portal: 'PDF', email: 'PDF + CSV' }

export const bailiffRows = () =>
  bailiffs.map(([name, office, city, regions, transport], index) => ({
    id: index + 1,
    name,
    office,
    kvk_number: kvkOf(500 + index),
    email: `deurwaarder${index + 1}@example.nl`,
    phone: phoneOf(8_000 + index),
    street: `${streets[index % streets.length] ?? ''} ${10 + index}`,
    postcode: `${postcodeDigits(city, index)} BD`,
    city,
    iban: ibanOf(710_000 + index),
    regions,
    transport,
    format: formats[transport],
    active: index !== 6,
  }))
