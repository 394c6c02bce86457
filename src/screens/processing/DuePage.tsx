/** `/processing/new`: steps of files that are due, and the run of those chosen. */
import { useTranslate } from 'react-admin'
import { DueSteps } from './due/DueSteps.tsx'

const DuePage = () => {
  const translate = useTranslate()
  return <DueSteps type="file" title={translate('pages.processingNew')} />
}

export default DuePage
