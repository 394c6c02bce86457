-- The Netherlands stand before other countries, the Caribbean Netherlands among them.
update country set usual = true where code = 'NL';
