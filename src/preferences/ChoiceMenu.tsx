/** Button with a short list of choices, one per group: language; appearance and density. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LateMenu } from '#resources/page/LateMenu.tsx'

/** Built by `choices`, which knows the types of the values. */
export type Choice = {
  label: string
  value: string
  options: Readonly<Record<string, string>>
  onChoose: (value: string) => void
}

type ChoiceMenuProps = { icon: ReactNode; choices: readonly [Choice, ...Choice[]] }

export const ChoiceMenu = ({ icon, choices }: ChoiceMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const close = () => setAnchor(null)
  const label = choices.map((choice) => choice.label).join(', ')
  const hasGroups = choices.length > 1
  return (
    <>
      <IconButton
        title={label}
        aria-label={choices
          .map((choice) => translate('phrase.labelled', { label: choice.label, value: choice.options[choice.value] }))
          .join(', ')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
      </IconButton>
      <LateMenu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {choices.flatMap(({ label: name, value, options, onChoose }) => [
          hasGroups && (
            <Box key={name} component="li" role="presentation" aria-hidden sx={heading}>
              {name}
            </Box>
          ),
          ...Object.entries(options).map(([option, text]) => (
            <MenuItem
              key={name + option}
              role="menuitemradio"
              aria-checked={option === value}
              aria-label={hasGroups ? translate('phrase.labelled', { label: name, value: text }) : undefined}
              selected={option === value}
              onClick={() => {
                close()
                if (option !== value) onChoose(option)
              }}
            >
              {text}
            </MenuItem>
          )),
        ])}
      </LateMenu>
    </>
  )
}

const heading = { px: 2, pt: 1, pb: 0.5, typography: 'caption', fontWeight: 600, color: 'text.secondary' } as const
