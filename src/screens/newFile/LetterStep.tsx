/** The 14-day letter: whether the client sent it, and what follows. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { decimalOf, formatMoney } from '#domain/money/money.ts'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { hasSome } from './body.ts'
import { neat } from './claimRows.ts'
import type { StepProps } from './StepProps.ts'
import { within, type LetterTyped } from './typedFile.ts'
import type { Preview } from './usePreview.ts'

export const LetterStep = ({ typed, errors, preview, onChange, onNext }: StepProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const question = useId()
  const help = useId()
  const { letter } = typed
  if (typed.file.fileType === 'company') return <Alert severity="info">{translate('newFile.letter.notNeeded')}</Alert>
  const told = within(errors, 'fourteenDayLetter')
  const set = (part: Partial<LetterTyped>) => onChange({ letter: { ...letter, ...part } })
  const lawful = preview?.letter.lawful
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <Typography id={question} component="h2" variant="subtitle2">
        {translate('newFile.letter.question')}
      </Typography>
      {preview?.agreed?.sends14DayLetter === true && (
        <Typography variant="body2" color="text.secondary">
          {translate('newFile.letter.byCustomer', { company: preview.agreed.company })}
        </Typography>
      )}
      <RadioGroup
        row
        aria-labelledby={question}
        value={String(letter.isSent)}
        onChange={(_event, value) => set({ isSent: value === 'true' })}
      >
        <FormControlLabel value="false" control={<Radio />} label={translate('newFile.letter.no')} />
        <FormControlLabel value="true" control={<Radio />} label={translate('newFile.letter.yes')} />
      </RadioGroup>
      {letter.isSent && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          }}
        >
          <TextField
            size="small"
            required
            label={translate('newFile.letter.sent')}
            placeholder="DD-MM-YYYY"
            value={letter.sent}
            autoComplete="off"
            error={told.sent !== undefined}
            helperText={told.sent}
            onChange={({ target }) => set({ sent: target.value })}
            onBlur={() => set({ sent: formatDay(parseDay(letter.sent) ?? letter.sent) })}
          />
          <TextField
            select
            size="small"
            label={translate('newFile.letter.by')}
            value={letter.by}
            error={told.by !== undefined}
            helperText={told.by}
            onChange={({ target }) => set({ by: target.value as LetterTyped['by'] })}
          >
            {(['post', 'email'] as const).map((way) => (
              <MenuItem key={way} value={way}>
                {translate(`newFile.letter.ways.${way}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            size="small"
            required
            label={translate('newFile.letter.amount')}
            value={letter.amount}
            autoComplete="off"
            error={told.amount !== undefined}
            helperText={
              told.amount ?? (lawful && translate('newFile.letter.lawful', { amount: formatMoney(lawful, locale) }))
            }
            onChange={({ target }) => set({ amount: target.value })}
            onBlur={() => set({ amount: neat('amount', letter.amount, locale) })}
            slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
          />
          {lawful && lawful.amount > 0 && letter.amount === '' && (
            <Button
              sx={{ justifySelf: 'start', alignSelf: 'start' }}
              onClick={() => set({ amount: decimalText(decimalOf(lawful.amount), locale) })}
            >
              {translate('newFile.letter.take', { amount: formatMoney(lawful, locale) })}
            </Button>
          )}
          {hasSome(typed.file.coDebtors) && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={letter.toCoDebtors}
                    slotProps={{ input: { 'aria-describedby': help } }}
                    onChange={(_event, checked) => set({ toCoDebtors: checked })}
                  />
                }
                label={translate('newFile.letter.toCoDebtors')}
              />
              <FormHelperText id={help}>{translate('newFile.letter.toCoDebtorsHelp')}</FormHelperText>
            </Box>
          )}
        </Box>
      )}
      {preview && (
        <Follows
          letter={preview.letter}
          costs={preview.costs}
          isTold={letter.isSent}
          isByCustomer={preview.agreed?.sends14DayLetter === true}
        />
      )}
    </Box>
  )
}

type FollowsProps = {
  letter: Preview['letter']
  costs: Preview['costs']
  isTold: boolean
  /** The customer sends the letter itself, as was agreed. */
  isByCustomer: boolean
}

/** Consequences of the letter for the costs. */
const Follows = ({ letter, costs, isTold, isByCustomer }: FollowsProps) => {
  const translate = useTranslate()
  const text = useCostsText(costs)
  if (isTold && letter.state === 'none' && letter.explanation.length === 0) return null
  return (
    <Alert severity={letter.state === 'invalid' ? 'warning' : 'info'} role="status" sx={{ mt: 3 }}>
      {letter.explanation.map((line) => (
        <Typography key={line.text} variant="body2">
          {line.text}
          {line.article && ` (${line.article})`}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: letter.explanation.length > 0 ? 1 : 0 }}>
        {letter.state === 'none' &&
          `${translate(isByCustomer ? 'newFile.letter.noneByCustomer' : 'newFile.letter.none')} `}
        {letter.state === 'invalid' && `${translate('newFile.letter.invalid')} `}
        {text}
      </Typography>
    </Alert>
  )
}

/** Says which costs are owed, and from when. */
export function useCostsText({ total, from, needsLetter }: Preview['costs']): string {
  const translate = useTranslate()
  const locale = useKnownLocale()
  if (from === null) return translate('newFile.costs.none')
  const values = { amount: formatMoney(total, locale), day: formatDay(from) }
  return translate(needsLetter ? 'newFile.costs.afterLetter' : 'newFile.costs.from', values)
}
