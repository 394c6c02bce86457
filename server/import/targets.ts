/** Targets that a column of a file can have: a property, one language of a text, or the currency of an amount. */
import type { Entity, Locale, Property } from '#schemas/entity.ts'
import { perLocale } from '#schemas/perLocale.ts'
import { translate } from '#schemas/translate.ts'
import type { Access } from '#server/foundation/access.ts'
import { messages } from '#server/foundation/messages.ts'
import { mayWrite } from '#server/sql/rights.ts'

/** `name`: 'company', 'title.nl' or 'price.currency'; `part`: what stands behind the point. */
export type Target = { name: string; property: Property; part?: string }

/** The targets that this person may fill in, in the order of the properties. */
export const targetsOf = ({ properties }: Entity, access: Access): Target[] =>
  properties.flatMap((property): Target[] => {
    if (!mayWrite(property, access) || property.writeOnly) return []
    const { name } = property
    const own = (part: string) => ({ name: `${name}.${part}`, property, part })
    if (property.type === 'localized') return (property.languages ?? []).map(own)
    return property.type === 'money' ? [{ name, property }, own('currency')] : [{ name, property }]
  })

/** The title of a column in each language: 'Naam (nl)'. */
export const titlesOf = (target: Target, entity: Entity): Readonly<Record<Locale, string>> =>
  perLocale((locale) => {
    const title = translate(messages[locale], `resources.${entity.name}.fields.${target.property.name}`)
    if (target.part === undefined) return title
    const part = target.part === 'currency' ? translate(messages[locale], 'sheet.currency') : target.part
    return `${title} (${part})`
  })

/** Whether a new record needs the column. */
export const isRequired = ({ property, part }: Target): boolean =>
  property.required && property.default === undefined && (part === undefined || part === property.languages?.[0])
