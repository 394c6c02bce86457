/** A calculator: input on the left, answer on the right. */
import Box from '@mui/material/Box'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { AnswerView } from './AnswerView.tsx'
import { askedLines, asText } from './asText.ts'
import { CalculatorForm } from './CalculatorForm.tsx'
import { calculators, type CalculatorName, type Question } from './calculators.ts'
import { PrintedQuestion } from './PrintedQuestion.tsx'
import { askedOf, atFirst, exampleOf } from './question.ts'
import { toldOf } from './answerParts.ts'
import { useAnswer } from './useAnswer.ts'

type CalculatorProps = {
  name: CalculatorName
  question: Question
  today: string
  onAsk: (question: Question) => void
}

export const Calculator = ({ name, question, today, onAsk }: CalculatorProps) => {
  const translate = useTranslate()
  const words = { translate, locale: useKnownLocale() }
  const asked = askedOf(name, question)
  const { answer, isOld, errors, failure, retry } = useAnswer(name, asked)
  const start = atFirst(name, today)
  const isEmpty = JSON.stringify(question) === JSON.stringify(start)
  const told = answer && toldOf(name, answer, words)
  const lines = askedLines(name, question, words)
  const title = translate(`calculators.of.${name}.title`)
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [path, asked.errors[path] === undefined ? error : translate(error)]),
  )
  const missing = asked.missing.map((path) => labelOf(name, path, translate))
  return (
    <Box sx={{ ...columns, gridTemplateColumns: { xs: grow, lg: 'minmax(0, 9fr) minmax(0, 11fr)' } }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: grow, displayPrint: 'none' }}>
        <CalculatorForm name={name} question={question} today={today} errors={fieldErrors} onChange={onAsk} />
        {!isEmpty && (
          <Box>
            <Button onClick={() => onAsk(start)}>{translate('calculators.clear')}</Button>
          </Box>
        )}
      </Box>
      <PrintedQuestion title={title} lines={lines} today={today} />
      <Paper component="section" variant="outlined" aria-label={translate('calculators.answer')} sx={paper}>
        {errors.common !== undefined && <Alert severity="error">{errors.common}</Alert>}
        {failure && <ReadFailure error={failure} onRetry={retry} />}
        {told && !isEmpty ? (
          <>
            {missing.length > 0 && <Typography color="text.secondary">{needed(missing, translate)}</Typography>}
            <AnswerView told={told} isOld={isOld} text={asText(title, lines, told, words)} />
          </>
        ) : (
          !failure &&
          errors.common === undefined && (
            <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
              <Typography color="text.secondary">
                {missing.length > 0 ? needed(missing, translate) : translate('calculators.working')}
              </Typography>
              {isEmpty && (
                <Button variant="outlined" onClick={() => onAsk(exampleOf(name, today))}>
                  {translate('calculators.example')}
                </Button>
              )}
            </Box>
          )
        )}
      </Paper>
    </Box>
  )
}

type Translate = ReturnType<typeof useTranslate>

/** Names at most three missing fields: a beginner need not read them all. */
const needed = (missing: readonly string[], translate: Translate): string =>
  translate('calculators.missing', { fields: [...new Set(missing)].slice(0, 3).join(', ') })

/** @example labelOf('interest', 'claims.0.amount') // 'Vordering 1: hoofdsom' */
function labelOf(name: CalculatorName, path: string, translate: Translate): string {
  const [first = '', place, field] = path.split('.')
  if (place === undefined) return translate(`calculators.fields.${name}.${first}`)
  const isSingle = calculators[name].lists.find((list) => list.name === first)?.least === 1 && place === '0'
  const label = translate(`calculators.fields.${first}.${field}`)
  return isSingle
    ? label
    : translate('phrase.labelled', {
        label: translate(`calculators.one.${first}`, { number: Number(place) + 1 }),
        value: label,
      })
}

const grow = 'minmax(0, 1fr)'
const columns = { display: 'grid', gap: 3, alignItems: 'start' } as const
const paper = {
  p: { xs: 2, sm: 2.5 },
  display: 'grid',
  gap: 2,
  gridTemplateColumns: grow,
  '@media print': { border: 0, p: 0 },
} as const
