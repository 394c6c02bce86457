/** Actions on an account from its row, beside those that any row offers. */
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import type { RowActionsProps } from '#resources/contexts/entityOptions.ts'
import type { User } from '#schemas/generated/user.ts'
import { useSwitchTo } from './useSwitchTo.ts'

export const UserRowActions = ({ record, onClose }: RowActionsProps) => {
  const { mayTry, switchTo } = useSwitchTo(record as User)
  const translate = useTranslate()
  if (!mayTry) return null
  return (
    <MenuItem
      onClick={() => {
        onClose()
        void switchTo()
      }}
    >
      {translate('shell.switchTo')}
    </MenuItem>
  )
}
