/** Column "Used": number of records with a relation to the row, with a link to them. */
import Link from '@mui/material/Link'
import { useContext } from 'react'
import { LinkBase, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { Column } from './Column.tsx'
import { UsageContext } from './UsageScope.tsx'

/** Name of the column, which no property can have. */
export const usageColumn = '_usage'

const Count = () => {
  const record = useRecordContext()
  const counts = useContext(UsageContext)
  const locale = useKnownLocale()
  const resource = useResourceContext() ?? ''
  const { hasShow } = useEntityDefinition(resource)
  const path = useRecordPath(resource)
  const usage = record && counts.get(record.id)
  if (usage === undefined) return null
  const text = `${new Intl.NumberFormat(locale).format(usage.count)}${usage.more ? '+' : ''}`
  const to = hasShow && usage.count > 0 ? path(usage.id) : undefined
  return to ? (
    <Link component={LinkBase} to={`${to}#used`}>
      {text}
    </Link>
  ) : (
    <>{text}</>
  )
}

export const UsageColumn = () => (
  <Column source={usageColumn} label={useTranslate()('list.used')} field={Count} width={90} numeric />
)
