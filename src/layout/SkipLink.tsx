/** Skip link over the menu: the first element that Tab reaches. */
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

export const mainId = 'main-content'

export const SkipLink = () => {
  const translate = useTranslate()
  const toMain = () => document.getElementById(mainId)?.focus()
  return (
    <Button
      variant="contained"
      onClick={toMain}
      sx={{ position: 'fixed', top: -60, left: 12, zIndex: 'tooltip', '&:focus': { top: 12 } }}
    >
      {translate('ra.navigation.skip_nav')}
    </Button>
  )
}
