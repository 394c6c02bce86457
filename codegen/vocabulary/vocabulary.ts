/** The vocabulary of schemas, with formats of the core and of the product. */
import { productFormats } from '#schemas/productFormats.ts'
import keywords from './keywords.schema.json' with { type: 'json' }

const { property, value } = keywords.$defs
/** Places the product's numbers beside IBAN. */
const withNumbers = (core: readonly string[]): string[] =>
  core.flatMap((format) => (format === 'iban' ? [format, ...Object.keys(productFormats)] : [format]))
const withProduct = <T extends { properties: { format: { enum: string[] } } }>(part: T): T => ({
  ...part,
  properties: {
    ...part.properties,
    format: { ...part.properties.format, enum: withNumbers(part.properties.format.enum) },
  },
})

export const vocabulary = {
  ...keywords,
  $defs: { ...keywords.$defs, property: withProduct(property), value: withProduct(value) },
}
