/** A button that opens a short list of which one is chosen: the language, the appearance. */
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactNode } from 'react'

type ChoiceMenuProps<T extends string> = {
  label: string
  icon: ReactNode
  value: T
  options: Readonly<Record<T, string>>
  onChoose: (value: T) => void
}

export const ChoiceMenu = <T extends string>({ label, icon, value, options, onChoose }: ChoiceMenuProps<T>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const handleChoose = (option: T) => {
    close()
    if (option !== value) onChoose(option)
  }
  return (
    <>
      <IconButton
        title={label}
        aria-label={`${label}: ${options[value]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {(Object.keys(options) as T[]).map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === value}
            selected={option === value}
            onClick={() => handleChoose(option)}
          >
            {options[option]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
