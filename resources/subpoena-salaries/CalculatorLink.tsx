/** Link from the tariffs to the calculator that uses them. */
import Calculate from '@mui/icons-material/CalculateOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { useMay } from '#resources/contexts/may.ts'
import { pages } from '#schemas/pages.ts'

export const CalculatorLink = () => {
  const translate = useTranslate()
  if (!useMay()(pages.find(({ path }) => path === '/calculators')?.acl ?? undefined)) return null
  return (
    <Button startIcon={<Calculate />} component={LinkBase} to="/calculators?of=court-costs">
      {translate('courtCosts.open')}
    </Button>
  )
}
