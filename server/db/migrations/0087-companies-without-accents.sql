-- Companies are recognised however their accents are written. While the index is made nobody writes debtors: some seconds
-- for a million of them.
drop index debtor_company_lower;
create index debtor_company_folded on debtor (folded(company)) where company is not null;
