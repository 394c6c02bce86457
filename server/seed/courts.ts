/**
 * Courts: the eleven districts and the seats of cantonal judges. Postcodes roughly follow the districts, so
 * that every postcode has exactly one cantonal judge and one district court. Addresses are invented.
 */
import { ibanOf } from '#server/seed/invented/numbers.ts'
import { postcodeDigits } from '#server/seed/invented/towns.ts'
import { streets } from '#server/seed/invented/words.ts'

/** District → places → postcodes. */
const districts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Amsterdam: { Amsterdam: ['1000-1199'] },
  'Midden-Nederland': {
    Almere: ['1200-1399'],
    Utrecht: ['3400-3799'],
    Amersfoort: ['3800-3999'],
    Lelystad: ['8200-8329'],
  },
  'Noord-Holland': { Zaandam: ['1400-1599'], Alkmaar: ['1600-1859'], Haarlem: ['1860-2199'] },
  'Den Haag': { Leiden: ['2200-2499'], 'Den Haag': ['2500-2799'], Gouda: ['2800-2899'] },
  Rotterdam: { Rotterdam: ['2900-3199'], Dordrecht: ['3200-3399', '4200-4299'] },
  Gelderland: {
    Nijmegen: ['4000-4199', '6500-6699'],
    Arnhem: ['6700-6999'],
    Zutphen: ['7000-7299'],
    Apeldoorn: ['7300-7399'],
  },
  'Zeeland-West-Brabant': {
    Middelburg: ['4300-4599'],
    'Bergen op Zoom': ['4600-4799'],
    Breda: ['4800-4999'],
    Tilburg: ['5000-5199'],
  },
  'Oost-Brabant': { "'s-Hertogenbosch": ['5200-5499'], Eindhoven: ['5500-5799'] },
  Limburg: { Roermond: ['5800-6099'], Maastricht: ['6100-6499'] },
  Overijssel: {
    Zwolle: ['7400-7499', '7700-7799', '8000-8199', '8330-8399'],
    Enschede: ['7500-7599'],
    Almelo: ['7600-7699'],
  },
  'Noord-Nederland': { Assen: ['7800-7999', '9300-9499'], Leeuwarden: ['8400-9299'], Groningen: ['9500-9999'] },
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

export function courts() {
  const places = Object.entries(districts).flatMap(([district, cantons]) =>
    Object.entries(cantons).map(([city, ranges]) => ({ district, city, ranges })),
  )
  const cantonal = places.map(({ district, city, ranges }, index) => ({
    ...addressed(city, ranges, index),
    name: `Kantonrechter ${city}`,
    type: 'cantonal',
    district,
    hearing_places: [city],
    roll_days: [days[index % 5]],
  }))
  const courtsOfDistricts = Object.entries(districts).map(([district, cantons], index) => {
    const cities = Object.keys(cantons)
    const ranges = Object.values(cantons).flat()
    return {
      ...addressed(cities[0] ?? district, ranges, 100 + index),
      name: `Rechtbank ${district}`,
      type: 'district',
      district,
      hearing_places: cities,
      roll_days: ['wednesday'],
    }
  })
  return [...cantonal, ...courtsOfDistricts].map((court, index) => ({ id: index + 1, ...court }))
}

function addressed(city: string, ranges: readonly string[], number: number) {
  const postcode = `${postcodeDigits(city, number)} AA`
  return {
    visit_street: `${streets[number % streets.length] ?? ''} ${1 + (number % 40)}`,
    visit_postcode: postcode,
    visit_city: city,
    post_box: `Postbus ${1000 + number}`,
    post_postcode: postcode,
    post_city: city,
    postcode_ranges: ranges,
    iban: ibanOf(700_000 + number),
    active: true,
  }
}
