/** Changes of a record's rows in an event, row by row. */
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { entityFacts, type EntityFacts } from '#providers/entityFacts.ts'
import type { Entity } from '#schemas/entity.ts'
import { isEmpty } from '#resources/form/conditions.ts'
import { plainText } from '#resources/texts/plainValue.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { Changes } from './Changes.tsx'
import type { HistoryItem } from './useHistory.ts'

type Rows = NonNullable<HistoryItem['rows']>
type EntriesProps = { entity: Entity; rows: Rows; factsOf?: EntityFacts }

export const RowEntries = ({ entity: { children = [] }, rows, factsOf = entityFacts }: EntriesProps) =>
  children.map(({ name, entity }) => (
    <Kind key={name} entity={entity} rows={rows.filter((row) => row.name === name)} factsOf={factsOf} />
  ))

const Kind = ({ entity, rows, factsOf }: { entity: string; rows: Rows; factsOf: EntityFacts }) => {
  const translate = useTranslate()
  const label = useGetResourceLabel()(entity, 1)
  const { data: facts } = useQuery({ queryKey: [entity, 'facts'], queryFn: () => factsOf(entity), staleTime: Infinity })
  const locale = useKnownLocale()
  const word = (key: string) => translate(key, { _: '' })
  const nameOf = ({ properties, titleField, name }: Entity, title: unknown) => {
    const property = properties.find((one) => one.name === titleField)
    return property ? plainText(property, title, locale, word, name) : ''
  }
  if (!facts) return null
  return rows.map(({ id, title, action, changes }) => (
    <Box key={id} sx={{ mt: 0.75, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
      <Box sx={{ typography: 'body2' }}>
        {translate('phrase.labelled', {
          label: `${label} ${nameOf(facts, title) || id}`,
          value: translate(`history.actions.${action}`, { _: action }),
        })}
      </Box>
      <Changes entity={facts} changes={changes.filter(({ from, to }) => !isEmpty(from) || !isEmpty(to))} />
    </Box>
  ))
}
