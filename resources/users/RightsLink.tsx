/** Link from an account to its rights. */
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useRecordContext, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'

export const RightsLink = () => {
  const user = useRecordContext()
  const may = useMay()
  const translate = useTranslate()
  if (!user || !may('ROLE_SETTINGS_ACL')) return null
  return (
    <Button startIcon={<AdminPanelSettings />} component={LinkBase} to={`/settings/acl/edit/${user.id}?kind=user`}>
      {translate('pages.acl')}
    </Button>
  )
}
