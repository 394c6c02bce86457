/** `/processing-precasso`: steps of pre-collection that are due, and the run of those chosen. */
import { useTranslate } from 'react-admin'
import { DueSteps } from '#src/screens/processing/due/DueSteps.tsx'

const DuePage = () => {
  const translate = useTranslate()
  return <DueSteps type="precasso" title={translate('pages.processingPrecasso')} />
}

export default DuePage
