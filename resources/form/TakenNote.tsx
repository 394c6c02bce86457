/** Names the record that has a value already, with a link if one may read it, which opens beside the form. */
import Link from '@mui/material/Link'
import { LinkBase, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { useTitleText } from '#resources/texts/titleText.ts'

/** The server's answer: `record` is null if this person may not see it. */
export type Taken = { properties: readonly string[]; record: RaRecord | null }

export const TakenNote = ({ entity, taken: { record } }: { entity: Entity; taken: Taken }) => {
  const translate = useTranslate()
  const titleOf = useTitleText(entity)
  const to = useRecordPath(entity.name)(record?.id ?? '')
  const [before, after] = translate('form.taken', { record: '\n' }).split('\n')
  return (
    <span role="alert">
      {record ? (
        <>
          {before}
          {to ? (
            <Link component={LinkBase} to={to} target="_blank" rel="noopener">
              {titleOf(record)}
            </Link>
          ) : (
            titleOf(record)
          )}
          {after}
        </>
      ) : (
        translate('form.takenUnseen')
      )}
    </span>
  )
}
