/** Word of a group (all, any, none), and its parts in order: conditions as buttons, inner groups as groups. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { ListCondition } from './conditions.ts'
import { groupWords, isGroupPart, type ConditionGroup } from './groups.ts'
import { usePartTexts } from './useConditionTexts.ts'

/** `path`: places of the groups that lead to a group; `place`: of a part in it. */
type GroupPartsProps = {
  group: ConditionGroup
  path?: readonly number[]
  isFull: boolean
  onWord: (path: readonly number[], word: ConditionGroup['word']) => void
  onEdit: (path: readonly number[], place: number, condition?: ListCondition) => void
  onGroup: (path: readonly number[], place: number) => void
  onRemove: (path: readonly number[], place: number) => void
}

/** Groups in each other. */
const mostLevels = 2

export const GroupParts = ({ group, path = [], ...rest }: GroupPartsProps) => {
  const { isFull, onWord, onEdit, onGroup, onRemove } = rest
  const translate = useTranslate()
  const { word, parts } = group
  const texts = usePartTexts(parts)
  return (
    <Box role="group" aria-label={translate(`filter.group.${word}`)} sx={path.length > 0 ? inner : whole}>
      <TextField
        select
        size="small"
        label={translate('filter.group.word')}
        value={word}
        onChange={(event) => onWord(path, event.target.value as ConditionGroup['word'])}
      >
        {groupWords.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`filter.group.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {parts.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 0.75, listStyle: 'none' }}>
          {parts.map((part, place) => (
            <Box component="li" key={place} sx={{ display: 'flex', alignItems: 'start', minWidth: 0 }}>
              {isGroupPart(part) ? (
                <GroupParts {...rest} group={part} path={[...path, place]} />
              ) : (
                <Button
                  size="small"
                  disabled={!part.kind}
                  data-part={partKey(path, place)}
                  onClick={() => onEdit(path, place, part)}
                  sx={condition}
                >
                  {texts[place]}
                </Button>
              )}
              <IconButton
                size="small"
                aria-label={translate('phrase.labelled', { label: translate('ra.action.remove'), value: texts[place] })}
                onClick={() => onRemove(path, place)}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button
          size="small"
          disabled={isFull}
          data-part={partKey(path, 'add')}
          onClick={() => onEdit(path, parts.length)}
        >
          {translate('filter.group.addCondition')}
        </Button>
        {path.length + 1 < mostLevels && (
          <Button size="small" disabled={isFull} onClick={() => onGroup(path, parts.length)}>
            {translate('filter.group.addGroup')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** Names a part of a form: a condition, or the button that adds one. */
export const partKey = (path: readonly number[], part: number | 'add'): string => [...path, part].join('.')

const whole = { display: 'grid', gap: 1, minWidth: 0 } as const
const inner = { ...whole, flex: 1, pl: 1.5, py: 1, borderLeft: 2, borderColor: 'divider' } as const
const condition = {
  flex: 1,
  minWidth: 0,
  justifyContent: 'flex-start',
  textAlign: 'left',
  textTransform: 'none',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const
