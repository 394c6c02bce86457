/** Link from the list of complaints to their report of a year. */
import Assessment from '@mui/icons-material/AssessmentOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'

export const ReportLink = () => {
  const translate = useTranslate()
  return (
    <Button startIcon={<Assessment />} component={LinkBase} to="/compliance/complaints/report">
      {translate('complaints.report.open')}
    </Button>
  )
}
