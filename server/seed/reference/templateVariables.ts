/**
 * Variables that the program fills in itself: every installation has them, and nobody adds or removes one.
 * Samples describe one invented file: amounts '250.00', dates 'YYYY-MM-DD' or days from today '+14'.
 */
import type { VariableFormat, VariableScope } from '#domain/templates/variable.ts'
import entries from './templateVariables.json' with { type: 'json' }

export type TemplateVariableRow = {
  key: string
  label: Readonly<Record<'nl' | 'en' | 'fr', string>>
  category: string
  type: 'system'
  format: VariableFormat
  sample: string | null
  scopes: readonly VariableScope[]
}

type Entry = Readonly<Record<'key' | 'format' | 'nl' | 'en' | 'fr', string>> & { sample?: string }

export const templateVariables: readonly TemplateVariableRow[] = Object.entries(
  entries as Readonly<Record<string, readonly Entry[]>>,
).flatMap(([category, members]) =>
  members.map(({ key, format, nl, en, fr, sample = null }): TemplateVariableRow => ({
    key,
    label: { nl, en, fr },
    category,
    type: 'system',
    format: format as VariableFormat,
    sample,
    scopes: scopesOf(category),
  })),
)

function scopesOf(category: string): readonly VariableScope[] {
  if (category === 'legal') return ['legal']
  return category === 'complaint' ? ['debtor', 'client'] : ['debtor', 'client', 'legal']
}
