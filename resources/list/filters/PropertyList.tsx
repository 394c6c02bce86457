/** Searchable list of the properties to filter by. */
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import type { Property } from '#schemas/entity.ts'

type PropertyListProps = {
  properties: readonly Property[]
  firstCount: number
  onChoose: (property: Property) => void
}

export const PropertyList = ({ properties, firstCount, onChoose }: PropertyListProps) => {
  const [typed, setTyped] = useState('')
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const resource = useResourceContext()
  const list = useRef<HTMLUListElement>(null)
  const wanted = typed.trim().toLowerCase()
  const entries = properties.map((property) => ({
    property,
    label: String(translateLabel({ source: property.name, resource })),
  }))
  const found = entries.filter(({ label }) => label.toLowerCase().includes(wanted))

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    } else if (event.key === 'Enter' && found[0]) {
      event.preventDefault()
      onChoose(found[0].property)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, maxHeight: 440 }}>
      <Box sx={{ p: 1.5, pb: 1 }}>
        <TextField
          autoFocus
          fullWidth
          type="search"
          size="small"
          placeholder={translate('filter.property')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
          slotProps={{ htmlInput: { 'aria-label': translate('filter.property') } }}
        />
      </Box>
      {found.length === 0 ? (
        <Typography role="status" color="text.secondary" sx={{ p: 2, pt: 1 }}>
          {translate('filter.noProperty')}
        </Typography>
      ) : (
        <MenuList ref={list} aria-label={translate('filter.property')} sx={{ overflow: 'auto', pt: 0 }}>
          {found.flatMap(({ property, label }, index) => [
            ...(wanted === '' && index === firstCount && index > 0
              ? [<Divider key="divider" component="li" role="separator" />]
              : []),
            <MenuItem key={property.name} onClick={() => onChoose(property)}>
              {label}
            </MenuItem>,
          ])}
        </MenuList>
      )}
    </Box>
  )
}
