/** Steps of the wizard by the address, their input, and the final submit. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNotify, useRedirect, useTranslate } from 'react-admin'
import type { Values } from '#resources/form/changes.ts'
import { DiscardQuestion } from '#resources/form/DiscardQuestion.tsx'
import { useMay } from '#resources/contexts/may.ts'
import type { Draft } from './draft.ts'
import { Duplicates } from './Duplicates.tsx'
import { NumberProposal } from './NumberProposal.tsx'
import { StepNav } from '#resources/tabs/StepNav.tsx'
import { StepForm } from './StepForm.tsx'
import { partEntities, stepOf, steps as allSteps, type Part, type Step } from './steps.tsx'
import { nothingSaid, useIntake, type SaidByPart } from './useIntake.ts'

export const Intake = ({ draft }: { draft: Draft }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const redirect = useRedirect()
  const queryClient = useQueryClient()
  const may = useMay()
  const { send, isBusy } = useIntake()
  const [wanted, setWanted] = useState(draft.typed().wanted)
  const [said, setSaid] = useState(nothingSaid)
  const steps = allSteps.filter(({ right }) => right === undefined || may(right))
  const asked = new URLSearchParams(useLocation().search).get('step')
  const at = Math.max(
    0,
    steps.findIndex(({ name }) => name === asked),
  )
  const [reached, setReached] = useState(at)
  const [isAsking, setAsking] = useState(false)
  const step = steps[at]
  const isLast = at === steps.length - 1

  const go = (index: number) => {
    setReached((before) => Math.max(before, index))
    navigate({ search: `?step=${steps[index]?.name ?? ''}` })
  }
  const onTyped = useCallback((values: Values) => step && draft.keep(step.part, values), [draft, step])
  const want = (part: Part, isWanted: boolean) => {
    const next = isWanted ? [...wanted, part] : wanted.filter((one) => one !== part)
    draft.want(next)
    setWanted(next)
  }
  const showSaid = (next: SaidByPart) => {
    setSaid(next)
    const first = steps.findIndex((one) => isWrongIn(one, next))
    const placed = first === -1 ? steps.length - 1 : first
    if (placed !== at) go(placed)
  }
  const finish = async () => {
    setSaid(nothingSaid)
    const outcome = await send(draft.typed())
    if ('said' in outcome) return showSaid(outcome.said)
    draft.drop()
    notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } })
    for (const { name } of Object.values(partEntities)) void queryClient.invalidateQueries({ queryKey: [name] })
    redirect('show', 'customer', outcome.id)
  }
  const here = useMemo(() => (step ? saidHere(step, said) : {}), [step, said])
  if (!step) return null
  const isLeftOut = step.isOptional === true && !wanted.includes(step.part)
  const onDone = (values?: Values) => {
    if (values) draft.keep(step.part, values)
    if (isLast) void finish()
    else {
      setSaid(without(step, said))
      go(at + 1)
    }
  }
  const buttons = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
      <Button onClick={() => setAsking(true)}>{translate('intake.discard')}</Button>
      <Box sx={{ flexGrow: 1 }} />
      {at > 0 && <Button onClick={() => go(at - 1)}>{translate('intake.back')}</Button>}
      <Button
        type={isLeftOut ? 'button' : 'submit'}
        variant="contained"
        loading={isBusy}
        onClick={isLeftOut ? () => onDone() : undefined}
      >
        {translate(isLast ? 'intake.finish' : 'intake.next')}
      </Button>
    </Box>
  )
  return (
    <>
      <StepNav
        steps={steps}
        at={at}
        reached={reached}
        titleOf={({ name }) => translate(`intake.steps.${name}`)}
        isWrong={(one) => isWrongIn(one, said)}
        onGo={go}
      />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        {step.isOptional && (
          <FormControlLabel
            sx={{ mb: 2 }}
            label={translate(`intake.want.${step.part}`)}
            control={<Switch checked={!isLeftOut} onChange={(_, isWanted) => want(step.part, isWanted)} />}
          />
        )}
        {isLeftOut ? (
          <>
            <Typography color="text.secondary">{translate(`intake.without.${step.part}`)}</Typography>
            {buttons}
          </>
        ) : (
          <StepForm
            key={step.name}
            step={step}
            values={draft.typed()[step.part]}
            said={here}
            onTyped={onTyped}
            onDone={onDone}
          >
            {step.name === 'company' && <NumberProposal />}
            {(step.name === 'company' || step.name === 'bank') && <Duplicates />}
            {buttons}
          </StepForm>
        )}
      </Paper>
      <DiscardQuestion
        isOpen={isAsking}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          draft.drop()
          redirect('list', 'customer')
        }}
      />
    </>
  )
}

const isWrongIn = (step: Step, said: SaidByPart): boolean => Object.keys(saidHere(step, said)).length > 0

/** Errors of this step; those without a field show at the first step of their part. */
const saidHere = (step: Step, said: SaidByPart) =>
  Object.fromEntries(Object.entries(said[step.part]).filter(([field]) => stepOf(step.part, field) === step.name))

/** Clears the errors of a step that has been corrected. */
const without = (step: Step, said: SaidByPart): SaidByPart => ({
  ...said,
  [step.part]: Object.fromEntries(
    Object.entries(said[step.part]).filter(([field]) => stepOf(step.part, field) !== step.name),
  ),
})
