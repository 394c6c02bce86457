/** A group of due files, and when it is opened its files below it. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { withSteps, type Choice } from './choice.ts'
import { heldIn, useActionTypeText, useReasonText, type Asked, type Group } from './dueGroups.ts'
import { GroupFiles } from './GroupFiles.tsx'

type GroupRowsProps = {
  group: Group
  asked: Asked
  choice: Choice
  onChoose: (choice: Choice) => void
  selectable: boolean
  labelOf: (column: string) => string
  isOpen: boolean
  onToggle: () => void
}

export const GroupRows = (props: GroupRowsProps) => {
  const { group, asked, choice, onChoose, selectable, labelOf, isOpen, onToggle } = props
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { format } = new Intl.NumberFormat(locale)
  const actionText = useActionTypeText()
  const reasonText = useReasonText()
  const region = useId()
  const { step, workflow, revision, actionType, total, ready, held, costs } = group
  const left = choice.without.get(step.id)?.size ?? 0
  const toggle = translate(isOpen ? 'processing.due.close' : 'processing.due.open', { step: step.name })
  return (
    <tbody>
      <tr>
        <td className="choice">
          {selectable && (
            <Checkbox
              size="small"
              checked={choice.steps.has(step.id)}
              onChange={(_event, isOn) => onChoose(withSteps(choice, [step.id], isOn))}
              slotProps={{ input: { 'aria-label': translate('processing.due.choose', { step: step.name }) } }}
            />
          )}
        </td>
        <th scope="row" className="step">
          {step.name}
          <span className="more">
            {revision === null ? workflow : `${workflow} · ${translate('workflow.revision', { revision })}`}
          </span>
        </th>
        <td data-label={labelOf('action')} className="action">
          {actionText(actionType)}
        </td>
        <td data-label={labelOf('total')} className="number">
          {format(total)}
          {left > 0 && <span className="more">{translate('processing.due.left', { smart_count: left })}</span>}
        </td>
        <td data-label={labelOf('ready')} className="number">
          {format(ready)}
        </td>
        <td data-label={labelOf('held')} className="held">
          {heldIn(group) === 0 ? (
            '–'
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {held.map(({ reason, count }) => (
                <Chip
                  key={reason}
                  size="small"
                  variant="outlined"
                  label={translate('phrase.labelled', { label: reasonText(reason), value: format(count) })}
                />
              ))}
            </Box>
          )}
        </td>
        <td data-label={labelOf('costs')} className="number costs">
          {costs && costs.amount !== 0 ? formatMoney(costs, locale) : '–'}
        </td>
        <td className="open">
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-controls={region}
            aria-label={toggle}
            title={toggle}
            onClick={onToggle}
          >
            <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        <Box component="tr" id={region} sx={{ '&&:hover > *': { bgcolor: 'transparent' } }}>
          <Box component="td" className="whole" colSpan={8} sx={{ '&&&': { p: 0 } }}>
            <GroupFiles {...{ group, asked, choice, onChoose, selectable }} />
          </Box>
        </Box>
      )}
    </tbody>
  )
}
