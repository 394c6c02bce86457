/** Lets an administrator work as this user. */
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined'
import Button from '@mui/material/Button'
import { useRecordContext, useTranslate } from 'react-admin'
import type { User } from '#schemas/generated/user.ts'
import { useSwitchTo } from './useSwitchTo.ts'

export const SwitchToUser = () => {
  const { mayTry, isBusy, switchTo } = useSwitchTo(useRecordContext<User>())
  const translate = useTranslate()
  if (!mayTry) return null
  return (
    <Button startIcon={<SwitchAccount />} loading={isBusy} onClick={() => void switchTo()}>
      {translate('shell.switchTo')}
    </Button>
  )
}
