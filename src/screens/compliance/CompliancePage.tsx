/** Pages of compliance beside its records, in one file of the build: each further file weighs on the first page. */
import { useLocation } from 'react-admin'
import { ComplaintReportPage } from './ComplaintReportPage.tsx'
import { LawChecksPage } from './LawChecksPage.tsx'

const CompliancePage = () => (useLocation().pathname.endsWith('/report') ? <ComplaintReportPage /> : <LawChecksPage />)

export default CompliancePage
