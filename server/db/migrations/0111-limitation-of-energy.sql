-- What a consumer buys is limited by two years (Civil Code 7:28), energy too; the ground said five. One that the office changed is left alone.
update legal_type set limitation_category = 'consumer_2', version = version + 1
where code = 'energy' and limitation_category = 'contract_5' and version = 1;
