/** The terms of an arrangement with what was paid of each; those that are open can be postponed or waived. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, ResourceContextProvider, useGetResourceLabel, useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { instalment, type Instalment } from '#schemas/generated/instalment.ts'
import { TermActions } from './TermActions.tsx'
import { termTable } from './termTable.ts'

type TermTableProps = {
  terms: readonly Instalment[]
  /** The arrangement is running, so its terms can be changed. */
  isRunning: boolean
}

export const TermTable = ({ terms, isRunning }: TermTableProps) => {
  const translate = useTranslate()
  const label = useGetResourceLabel()(instalment.name, 2)
  const locale = useKnownLocale()
  const may = useMay()
  const hasActions = isRunning && may(instalment.lifecycle?.actions.waive?.access)
  const head = (name: string) => translate(`resources.instalment.fields.${name}`)
  const money = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '')
  const ordered = terms.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id - b.id)
  if (terms.length === 0) return <Typography color="text.secondary">{translate('arrangements.noTerms')}</Typography>
  return (
    <ResourceContextProvider value={instalment.name}>
      <Box component="table" aria-label={label} sx={termTable}>
        <thead>
          <tr>
            <th scope="col">{head('dueDate')}</th>
            <th scope="col" className="number">
              {head('amount')}
            </th>
            <th scope="col" className="number wide">
              {head('paidAmount')}
            </th>
            <th scope="col" className="wide">
              {head('paidAt')}
            </th>
            <th scope="col">{head('status')}</th>
            {hasActions && (
              <td>
                <span className="hidden">{translate('arrangements.actions')}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {ordered.map((term) => (
            <RecordContextProvider key={term.id} value={term}>
              <tr>
                <th scope="row">
                  {formatDay(term.dueDate)}
                  {term.agreedOn !== null && (
                    <span className="note">{translate('arrangements.wasOn', { day: formatDay(term.agreedOn) })}</span>
                  )}
                  {term.reason !== null && <span className="note">{term.reason}</span>}
                </th>
                <td className="number">
                  {money(term.amount)}
                  {(term.paidAmount?.amount ?? 0) > 0 && (
                    <span className="note narrow">
                      {translate('arrangements.paid', { amount: money(term.paidAmount) })}
                    </span>
                  )}
                </td>
                <td className="number wide">{money(term.paidAmount)}</td>
                <td className="wide">{term.paidAt === null ? '' : formatDay(term.paidAt)}</td>
                <td>
                  <EnumValue source="status" />
                </td>
                {hasActions && (
                  <td className="number">{!ended.has(term.status ?? '') && <TermActions term={term} />}</td>
                )}
              </tr>
            </RecordContextProvider>
          ))}
        </tbody>
      </Box>
    </ResourceContextProvider>
  )
}

/** States of terms that cannot be changed any more. */
const ended: ReadonlySet<string> = new Set(['paid', 'waived'])
