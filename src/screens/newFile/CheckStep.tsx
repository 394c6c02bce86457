/** Last step before the file is opened: what was filled in, what is still wrong, and what deserves a second look. */
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { LinkBase, useCreatePath, useGetOne, useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { isObject } from '#providers/callErrors.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Values } from '#resources/form/changes.ts'
import { rowsIn } from '#resources/form/values/childRows.ts'
import { contentRows } from './claimRows.ts'
import { hasSome } from './body.ts'
import { useCostsText } from './LetterStep.tsx'
import type { StepProps } from './StepProps.ts'
import { unreadIn } from './Totals.tsx'
import { errorsOf, stepNames, type Errors, type StepName, type Typed } from './typedFile.ts'
import type { Preview } from './usePreview.ts'

type CheckStepProps = Omit<StepProps, 'onChange' | 'onNext'> & {
  /** All that is wrong, of all steps. */
  all: Errors
  onGo: (step: StepName) => void
  /** Adds the claims to the running file instead. */
  onJoin: () => void
  isBusy: boolean
}

export const CheckStep = ({ typed, preview, all, onGo, onJoin, isBusy }: CheckStepProps) => {
  const translate = useTranslate()
  const parts = useParts(typed, preview)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Mistakes all={all} onGo={onGo} />
      {preview?.joins && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" disabled={isBusy || hasMistakes(all, 'claims')} onClick={onJoin}>
              {translate('newFile.joins.add')}
            </Button>
          }
          sx={{ flexWrap: 'wrap' }}
        >
          {translate('newFile.joins.text')} <FileLink id={preview.joins.file} number={preview.joins.number} />
        </Alert>
      )}
      {preview && preview.duplicates.length > 0 && <Duplicates {...{ preview, typed }} />}
      {parts.map(({ step, lines }) => (
        <Paper key={step} variant="outlined" component="section" sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
            <Typography component="h2" variant="subtitle2" sx={{ flexGrow: 1 }}>
              {translate(`newFile.steps.${step}`)}
            </Typography>
            <Button
              size="small"
              aria-label={translate('newFile.check.changeOf', { step: translate(`newFile.steps.${step}`) })}
              onClick={() => onGo(step)}
            >
              {translate('newFile.check.change')}
            </Button>
          </Box>
          {lines.map((text) => (
            <Typography key={text} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          ))}
          {lines.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              {translate('newFile.check.nothing')}
            </Typography>
          )}
        </Paper>
      ))}
    </Box>
  )
}

const hasMistakes = (all: Errors, step: StepName): boolean => Object.keys(errorsOf(all, step)).length > 0

const Mistakes = ({ all, onGo }: Pick<CheckStepProps, 'all' | 'onGo'>) => {
  const translate = useTranslate()
  const wrong = stepNames.filter((step) => hasMistakes(all, step))
  if (wrong.length === 0) return null
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{translate('newFile.check.wrong')}</AlertTitle>
      {wrong.map((step) => (
        <Box key={step}>
          <Link component="button" type="button" onClick={() => onGo(step)}>
            {translate(`newFile.steps.${step}`)}
          </Link>
          {`: ${[...new Set(Object.values(errorsOf(all, step)))].join(' ')}`}
        </Box>
      ))}
    </Alert>
  )
}

const Duplicates = ({ preview, typed }: { preview: Preview; typed: Typed }) => {
  const translate = useTranslate()
  const rows = contentRows(typed.claims)
  return (
    <Alert severity="warning">
      <AlertTitle>{translate('newFile.alike.title')}</AlertTitle>
      {preview.duplicates.map(({ claim, why, file }) => (
        <Box key={`${claim} ${why} ${file?.id}`}>
          {translate('phrase.labelled', {
            label: rows[claim]?.row.number ?? '',
            value: translate(`newFile.alike.${why}`),
          })}{' '}
          {file && <FileLink id={file.id} number={file.number} />}
        </Box>
      ))}
    </Alert>
  )
}

const FileLink = ({ id, number }: { id: number; number: string }) => {
  const createPath = useCreatePath()
  return (
    <Link component={LinkBase} to={createPath({ resource: 'file', type: 'show', id })} target="_blank" rel="noopener">
      {number}
    </Link>
  )
}

type PartLines = { step: StepName; lines: readonly string[] }

function useParts(typed: Typed, preview: Preview | undefined): PartLines[] {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { file, newDebtor, chosen, letter } = typed
  const { data: known } = useGetOne(
    'debtor',
    { id: Number(idOf(file.debtor)) },
    { enabled: chosen.isKnown && !!file.debtor },
  )
  const costs = useCostsText(preview?.costs ?? noCosts)
  const word = (name: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? translate(`resources.file.values.${name}.${value}`) : ''
  const named = (name: string, value: unknown) =>
    typeof value === 'string' && value !== ''
      ? translate('phrase.labelled', { label: translate(`resources.file.fields.${name}`), value: value })
      : ''
  const amountText = (text: string) => {
    const cents = centsFrom(text, 'EUR')
    return cents === null ? text : formatMoney({ amount: cents, currency: 'EUR' }, locale)
  }
  const unread = preview ? unreadIn(preview) : 0
  const right = (preview?.claims.length ?? 0) - unread
  return [
    {
      step: 'customer',
      lines: [
        preview?.agreed?.company ?? '',
        word('fileType', file.fileType),
        named('clientReference', file.clientReference),
        named('customerNumber', file.customerNumber),
      ],
    },
    {
      step: 'debtor',
      lines: chosen.isKnown
        ? [known ? [known.name, known.number].filter(Boolean).join(' · ') : '']
        : [nameOf(newDebtor), ...rowsIn(newDebtor, 'addresses').map(addressOf), ...contactsOf(newDebtor)],
    },
    {
      step: 'claims',
      lines: preview
        ? [
            right > 0
              ? translate('newFile.check.claims', {
                  smart_count: right,
                  amount: formatMoney(preview.totals.principal, locale),
                })
              : '',
            unread > 0 ? translate('newFile.totals.unread', { smart_count: unread }) : '',
          ]
        : [],
    },
    {
      step: 'letter',
      lines: [
        letter.isSent && file.fileType !== 'company'
          ? translate('newFile.check.letter', {
              day: letter.sent,
              by: translate(`newFile.letter.ways.${letter.by}`),
              amount: amountText(letter.amount),
            })
          : '',
        letter.isSent && letter.toCoDebtors && file.fileType !== 'company' && hasSome(file.coDebtors)
          ? translate('newFile.letter.toCoDebtors')
          : '',
        preview ? costs : '',
      ],
    },
    {
      step: 'terms',
      lines: [
        translate(chosen.hasInterest ? 'newFile.check.ownInterest' : 'newFile.check.agreedInterest'),
        ...[file.description, file.notes].map((text) => (typeof text === 'string' ? text : '')),
      ],
    },
  ].map(({ step, lines }) => ({ step: step as StepName, lines: lines.filter((text) => text !== '') }))
}

const noCosts: Preview['costs'] = {
  net: { amount: 0, currency: 'EUR' },
  vat: { amount: 0, currency: 'EUR' },
  total: { amount: 0, currency: 'EUR' },
  from: null,
  needsLetter: false,
}

const idOf = (value: unknown): unknown => (isObject(value) ? value.id : value)
const joined = (parts: readonly unknown[]): string =>
  parts.filter((part) => (typeof part === 'string' && part !== '') || typeof part === 'number').join(' ')
const nameOf = ({ kind, company, firstName, initials, insertion, lastName }: Values): string =>
  kind === 'company' ? joined([company]) : joined([firstName || initials, insertion, lastName])
const addressOf = ({ street, houseNumber, houseExtension, postcode, city }: Values): string =>
  joined([street, houseNumber, houseExtension, postcode, city])
const contactsOf = (debtor: Values): string[] =>
  rowsIn(debtor, 'contacts').map(({ email, phone }) => joined([email, phone]))
