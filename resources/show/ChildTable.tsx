/** Child rows of a record as a table on its page: all of them, in their order. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, type ComponentType } from 'react'
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useGetResourceLabel,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import type { Entity, Property } from '#schemas/entity.ts'
import { isEmpty } from '#resources/form/conditions.ts'
import { InLinkContext } from '#resources/contexts/InLinkContext.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useLabel } from '#resources/texts/useLabel.ts'

/** `name`: name of the child relation; `property`: the child's relation to its parent. */
export type ChildTableProps = { name: string; property: string }
type Column = { name: string; field: ComponentType }

const numeric: readonly Property['type'][] = ['integer', 'money', 'percentage', 'decimal']

export const ChildTable = ({
  entity,
  columns: all,
  name,
  property,
}: ChildTableProps & { entity: Entity; columns: readonly Column[] }) => {
  const record = useRecordContext<Record<string, unknown> & RaRecord>()
  const heading = useId()
  const label = useGetResourceLabel()(entity.name, 2)
  const translate = useTranslate()
  const may = useMay()
  const rows = record?.[name]
  if (!Array.isArray(rows)) return null
  const list = rows as readonly RaRecord[]
  const columns = all.flatMap((column) => {
    const facts = entity.properties.find((one) => one.name === column.name)
    const isSeen = facts?.access?.read === undefined || facts.access.mask === true || may(facts.access.read)
    const isFilled = list.some((row) => !isEmpty(row[column.name]))
    return facts && isSeen && isFilled && column.name !== property ? [{ ...column, facts }] : []
  })
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 3, minWidth: 0 }}>
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ mb: 0.5, fontWeight: 600 }}>
        {label}
      </Typography>
      {list.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('form.rows.none')}
        </Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={heading}>
          <ResourceContextProvider value={entity.name}>
            <Box component="table" aria-labelledby={heading} sx={tableStyle}>
              <thead>
                <tr>
                  {columns.map(({ facts }) => (
                    <Head key={facts.name} property={facts} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {list.map((row) => (
                  <RecordContextProvider key={row.id} value={row}>
                    <tr>
                      {columns.map(({ facts, field: Field }) => (
                        <td key={facts.name} className={classOf(facts)}>
                          {facts.name === entity.titleField ? <Title entity={entity} field={Field} /> : <Field />}
                        </td>
                      ))}
                    </tr>
                  </RecordContextProvider>
                ))}
              </tbody>
            </Box>
          </ResourceContextProvider>
        </Box>
      )}
    </Box>
  )
}

const classOf = ({ type }: Property): string | undefined => (numeric.includes(type) ? 'numeric' : undefined)

const Head = ({ property }: { property: Property }) => (
  <th scope="col" className={classOf(property)}>
    {useLabel(property.name)}
  </th>
)

/** Links to the page of the row, if it has one. */
const Title = ({ entity, field: Field }: { entity: Entity; field: ComponentType }) => {
  const { hasShow } = useEntityDefinition(entity.name)
  const createPath = useCreatePath()
  const row = useRecordContext()
  if (!hasShow || !row) return <Field />
  return (
    <Link component={LinkBase} to={createPath({ resource: entity.name, type: 'show', id: row.id })}>
      <InLinkContext value>
        <Field />
      </InLinkContext>
    </Link>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 0.75,
    pr: 2.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .numeric': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tbody tr:last-child td': { borderBottom: 0 },
} as const
