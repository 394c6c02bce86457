/** The steps by the address, the buttons that lead through them, and the amounts beside them. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { DiscardQuestion } from '#resources/form/DiscardQuestion.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { StepNav } from '#resources/tabs/StepNav.tsx'
import { bodyOf, firstTexts, placedOnScreen } from './body.ts'
import { CheckStep } from './CheckStep.tsx'
import { ClaimsStep } from './ClaimsStep.tsx'
import { CustomerStep } from './CustomerStep.tsx'
import { DebtorStep } from './DebtorStep.tsx'
import { LetterStep } from './LetterStep.tsx'
import type { Result } from './OpenedFile.tsx'
import { TermsStep } from './TermsStep.tsx'
import { Totals, TotalsLine } from './Totals.tsx'
import { errorsOf, isTyped, stepNames, type Errors, type StepName, type Typed } from './typedFile.ts'
import { useOpening } from './useOpening.ts'
import { usePreview } from './usePreview.ts'

type WizardProps = {
  typed: Typed
  isNarrow: boolean
  /** Says that what is typed is kept. */
  kept: string | undefined
  onChange: (part: Partial<Typed>) => void
  onDiscard: () => void
  onDone: (result: Result) => void
}

export const Wizard = ({ typed, isNarrow, kept, onChange, onDiscard, onDone }: WizardProps) => {
  const translate = useTranslate()
  const may = useMay()
  const { at, step, reached, go } = useStep()
  const [asOf] = useState(() => new Date().toISOString())
  const body = bodyOf(typed, { may, asker: { me: currentUser(), asOf } })
  const { preview, isOld, failure, retry, now } = usePreview(body)
  const { open, join, isBusy } = useOpening()
  /** Steps whose mistakes are shown: one has tried to leave them. */
  const [tried, setTried] = useState<ReadonlySet<StepName>>(new Set())
  /** Errors of the last call, shown as long as nothing is typed since. */
  const [refused, setRefused] = useState<{ errors: Errors; of: string }>()
  const [isAsking, setAsking] = useState(false)
  const written = JSON.stringify(body)
  const raw = refused?.of === written ? refused.errors : firstTexts(preview?.errors ?? {})
  const all = placedOnScreen(raw, typed)
  const shownOf = (name: StepName) => (tried.has(name) ? errorsOf(all, name) : {})

  const handleNext = async () => {
    setTried(new Set([...tried, step]))
    const answer = await now().catch(() => undefined)
    if (!answer) return retry()
    if (Object.keys(errorsOf(firstTexts(answer.errors), step)).length === 0) go(at + 1)
  }
  const finish = async (work: () => ReturnType<typeof open>) => {
    setTried(new Set(stepNames))
    const outcome = await work()
    if ('result' in outcome) return onDone(outcome.result)
    setRefused({ errors: outcome.errors, of: written })
  }
  const joins = preview?.joins
  const props = { typed, preview, errors: shownOf(step), onChange, onNext: () => void handleNext() }
  const isLast = step === 'check'
  return (
    <>
      <StepNav
        steps={stepNames.map((name) => ({ name }))}
        at={at}
        reached={reached}
        titleOf={({ name }) => translate(`newFile.steps.${name}`)}
        isWrong={({ name }) => Object.keys(shownOf(name as StepName)).length > 0}
        onGo={go}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <StepTitle name={translate(`newFile.steps.${step}`)} isFirst={at === 0} />
          {step === 'customer' && <CustomerStep {...props} />}
          {step === 'debtor' && <DebtorStep {...props} />}
          {step === 'claims' && <ClaimsStep {...props} />}
          {step === 'letter' && <LetterStep {...props} />}
          {step === 'terms' && <TermsStep {...props} />}
          {isLast && (
            <CheckStep
              {...{ typed, preview, all, isBusy }}
              errors={props.errors}
              onGo={(name) => {
                setTried(new Set([...tried, name]))
                go(stepNames.indexOf(name))
              }}
              onJoin={() => joins && void finish(() => join(joins.file, body.claims))}
            />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 3 }}>
            <Button disabled={!isTyped(typed)} onClick={() => setAsking(true)}>
              {translate('newFile.discard')}
            </Button>
            <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
              {kept}
            </Typography>
            {at > 0 && <Button onClick={() => go(at - 1)}>{translate('intake.back')}</Button>}
            <Button
              variant="contained"
              loading={isBusy}
              onClick={() => (isLast ? void finish(() => open(body)) : void handleNext())}
            >
              {translate(isLast ? 'newFile.open' : 'intake.next')}
            </Button>
          </Box>
        </Paper>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            position: { lg: 'sticky' },
            top: { lg: 80 },
          }}
        >
          {failure && !preview && <ReadFailure error={failure} onRetry={retry} />}
          {preview && <Totals preview={preview} isOld={isOld} />}
        </Box>
      </Box>
      {isNarrow && preview && !isLast && <TotalsLine preview={preview} isOld={isOld} />}
      <DiscardQuestion
        isOpen={isAsking}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false)
          onDiscard()
        }}
      />
    </>
  )
}

/** The step in the address, and the furthest that was reached. */
function useStep() {
  const navigate = useNavigate()
  const asked = new URLSearchParams(useLocation().search).get('step')
  const at = Math.max(
    0,
    stepNames.findIndex((name) => name === asked),
  )
  const [furthest, setFurthest] = useState(at)
  const step: StepName = stepNames[at] ?? 'customer'
  const go = (index: number) => {
    setFurthest((before) => Math.max(before, index))
    navigate({ search: `?step=${stepNames[index] ?? 'customer'}` })
  }
  return { at, step, reached: Math.max(furthest, at), go }
}

/** Takes the focus when another step opens, so that a reader hears where one is. */
const StepTitle = ({ name, isFirst }: { name: string; isFirst: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name && isFirst) return
    if (shown.current !== name) heading.current?.focus()
    shown.current = name
  }, [name, isFirst])
  return (
    <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ mb: 2, outline: 'none' }}>
      {name}
    </Typography>
  )
}
