/** Toolbar select: paragraph style or font. */
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'

type ToolSelectProps = {
  label: string
  value: string
  width: number
  choices: readonly { value: string; text: string; className?: string }[]
  onChoose: (value: string) => void
}

export const ToolSelect = ({ label, value, width, choices, onChoose }: ToolSelectProps) => (
  <Select
    size="small"
    value={value}
    displayEmpty
    onChange={(event) => onChoose(event.target.value)}
    SelectDisplayProps={{ 'aria-label': label }}
    sx={{ width, '& .MuiSelect-select': { py: 0.5, fontSize: '0.8125rem' }, '& fieldset': { border: 0 } }}
  >
    {choices.map(({ value: choice, text, className }) => (
      <MenuItem key={choice} value={choice} className={className}>
        {text}
      </MenuItem>
    ))}
  </Select>
)
