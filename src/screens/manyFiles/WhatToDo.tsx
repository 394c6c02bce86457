/** Chooses what is to be done to the files. */
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { deedGroups, type FileDeed } from './deeds.ts'
import { useDeedName } from './useDeedName.ts'

type WhatToDoProps = { deed: FileDeed | undefined; onChoose: (deed: FileDeed) => void }

export const WhatToDo = ({ deed, onChoose }: WhatToDoProps) => {
  const translate = useTranslate()
  const nameOf = useDeedName()
  const all = deedGroups.flatMap(({ deeds }) => deeds)
  const handleChange = (name: string) => {
    const found = all.find((one) => one.name === name)
    if (found) onChoose(found)
  }
  return (
    <TextField
      select
      size="small"
      label={translate('manyFiles.what')}
      value={deed?.name ?? ''}
      onChange={({ target }) => handleChange(target.value)}
      sx={{ maxWidth: 480 }}
    >
      {deedGroups.flatMap(({ name, deeds }) => [
        <ListSubheader key={name}>{translate(`manyFiles.groups.${name}`)}</ListSubheader>,
        ...deeds.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {nameOf(one)}
          </MenuItem>
        )),
      ])}
    </TextField>
  )
}
