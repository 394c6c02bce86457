/** Related records as links; in a table one line. */
import Link from '@mui/material/Link'
import { Fragment, useContext } from 'react'
import { LinkBase } from 'react-admin'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { PartContext } from '#resources/contexts/TableContext.ts'
import { Chips } from './Chips.tsx'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { useKnownLocale, useValue, type ValueProps } from '#resources/texts/useValue.ts'

type RelationsProps = ValueProps & { reference: string; embed: readonly string[] }

export const RelationsValue = ({ source, reference, embed }: RelationsProps) => {
  const related = useValue<readonly Related[]>(source)
  const pathOf = useRecordPath(reference)
  const locale = useKnownLocale()
  const isInRow = useContext(PartContext) === 'cell'
  if (!related?.length) return null
  const labels = related.map((one) => ({ key: one.id, label: relatedText(one, embed, locale), to: pathOf(one.id) }))
  if (!isInRow) return <Chips labels={labels} />
  return (
    <span title={labels.map(({ label }) => label).join(', ')}>
      {labels.map(({ key, label, to }, place) => (
        <Fragment key={key}>
          {place > 0 && ', '}
          {to ? (
            <Link component={LinkBase} to={to}>
              {label}
            </Link>
          ) : (
            label
          )}
        </Fragment>
      ))}
    </span>
  )
}
