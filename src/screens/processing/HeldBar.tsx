/** Filters of held files: by reason, each with its number of files, and by the workflow whose steps they wait at. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { useFacet } from '#resources/list/filters/useFacet.ts'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import type { Property } from '#schemas/entity.ts'
import { processingItem } from '#schemas/generated/processing-item.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import { useReasonText, type HoldReason } from './due/dueGroups.ts'

export const HeldBar = () => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column', md: 'row' },
      alignItems: { xs: 'stretch', md: 'start' },
      gap: 1.5,
      // The table gives way, not what stands above it.
      flexShrink: 0,
      minHeight: 40,
    }}
  >
    <Reasons />
    <Box sx={{ ml: 'auto', flex: '0 0 auto', width: { xs: '100%', md: 240 } }}>
      <WorkflowFilter />
    </Box>
  </Box>
)

const holdReason = processingItem.properties.find(({ name }) => name === 'holdReason') as Property

const Reasons = () => {
  const translate = useTranslate()
  const reasonText = useReasonText()
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const { choices, text } = useFacet(holdReason)
  const chosen = chosenIn(filterValues.holdReason)
  const known = choices.map(({ value }) => value).filter((value) => value !== null) as HoldReason[]
  const shown = [...known, ...chosen.filter((reason) => !known.includes(reason))]
  const toggle = (reason: HoldReason) => {
    const next = chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason]
    change((before) => ({ ...before, holdReason: next.length > 0 ? { in: next } : undefined }))
  }
  return (
    <Box
      role="group"
      aria-label={translate('processing.held.reasons')}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        gap: 0.75,
        minWidth: 0,
        pt: { md: 1 },
        // Reasons stand on a single line that scrolls sideways on a phone.
        overflowX: 'auto',
        '& > *': { flexShrink: 0 },
      }}
    >
      {shown.map((reason) => {
        const isOn = chosen.includes(reason)
        return (
          <Chip
            key={reason}
            size="small"
            label={`${reasonText(reason)} ${text(reason)}`.trim()}
            aria-pressed={isOn}
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            onClick={() => toggle(reason)}
          />
        )
      })}
    </Box>
  )
}

function chosenIn(asked: unknown): HoldReason[] {
  const given = isObject(asked) ? (asked.in ?? asked.eq) : asked
  if (typeof given === 'string') return given.split(',') as HoldReason[]
  return Array.isArray(given) ? (given as HoldReason[]) : []
}

/** An item knows its step and not its workflow, so that its steps are asked for: they stand in the address, as a filter on the step. */
const WorkflowFilter = () => {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const asked: unknown = isObject(filterValues.step) ? filterValues.step.in : undefined
  const first = Array.isArray(asked) ? Number(asked[0]) : undefined
  const { data: workflow } = useQuery({
    queryKey: [workflowStep.name, 'workflow', first],
    enabled: first !== undefined,
    queryFn: async ({ signal }) => {
      const step = (await call('GET', `${workflowStep.api}/${first}`, { signal })) as { workflow: Named }
      return step.workflow
    },
  })
  const choose = async (next: Named | null) => {
    const steps = next === null ? [] : await stepsOf(next.id)
    // A workflow without steps matches no file: no step has the id 0.
    const step = next === null ? undefined : { in: steps.length > 0 ? steps : [0] }
    change((before) => ({ ...before, step }))
  }
  return (
    <RelationPicker
      reference="workflow"
      embed={['name']}
      value={first === undefined ? null : (workflow ?? null)}
      onChange={(next) => void choose(next as Named | null)}
      input={(params) => <TextField {...params} size="small" label={translate('processing.held.workflow')} />}
    />
  )
}

type Named = { id: number; name: string }

async function stepsOf(workflow: number): Promise<number[]> {
  const query = { _filter: { workflow: { in: [workflow] } }, _limit: 500 }
  const { items } = (await call('GET', workflowStep.api, { query })) as { items: { id: number }[] }
  return items.map(({ id }) => id)
}
