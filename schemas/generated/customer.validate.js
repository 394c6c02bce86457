// Generated from customer.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"company":0,"tradeName":0,"legalForm":0,"kvkNumber":0,"vatNumber":0,"vatDeductible":0,"iban":0,"bic":0,"accountHolder":0,"payoutFrequency":0,"paymentTermDays":0,"netWithInvoice":0,"email":0,"invoiceEmail":0,"phone":0,"website":0,"street":0,"postcode":0,"city":0,"postalStreet":0,"postalPostcode":0,"postalCity":0,"language":0,"accountManager":0,"caseManager":0,"team":0,"parent":0,"commission":0,"payoutMinimum":0,"contractFrom":0,"contractUntil":0,"legalType":0,"clientCostTemplate":0,"costRegime":0,"interestType":0,"interestRate":0,"interestPer":0,"interestCompounding":0,"sends14DayLetter":0,"legalConsent":0,"mergeMode":0,"dueDiligenceStatus":0,"active":0,"notes":0,"createdAt":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[A-Z0-9-]{1,20}$", "u");
const pattern1 = new RegExp("^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$", "u");
const formats0 = formats.kvk;
const formats2 = formats["vat-nl"];
const formats4 = formats.iban;
const formats6 = formats.email;
const formats10 = formats["phone-e164"];
const formats12 = formats.uri;
const formats14 = formats["nl-postcode"];
const formats18 = formats.share;
const formats20 = formats.date;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data._version !== undefined){
let data0 = data._version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.number !== undefined){
let data2 = data.number;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"pattern",params:{pattern: "^[A-Z0-9-]{1,20}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if(typeof data3 === "string"){
if(func1(data3) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/company",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/company",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tradeName !== undefined){
let data4 = data.tradeName;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tradeName",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/tradeName",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tradeName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.legalForm !== undefined){
let data5 = data.legalForm;
if(!((((((((((((data5 === "bv") || (data5 === "nv")) || (data5 === "eenmanszaak")) || (data5 === "vof")) || (data5 === "cv")) || (data5 === "maatschap")) || (data5 === "stichting")) || (data5 === "vereniging")) || (data5 === "cooperatie")) || (data5 === "publiek")) || (data5 === "foreign")) || (data5 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/legalForm",keyword:"enum",params:{}});
errors++;
}
}
if(data.kvkNumber !== undefined){
let data6 = data.kvkNumber;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"format",params:{format: "kvk"}});
errors++;
}
}
}
if(data.vatNumber !== undefined){
let data7 = data.vatNumber;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"format",params:{format: "vat-nl"}});
errors++;
}
}
}
if(data.vatDeductible !== undefined){
let data8 = data.vatDeductible;
if((typeof data8 !== "boolean") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vatDeductible",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.iban !== undefined){
let data9 = data.iban;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats4(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"format",params:{format: "iban"}});
errors++;
}
}
}
if(data.bic !== undefined){
let data10 = data.bic;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 11){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"maxLength",params:{limit: 11}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"pattern",params:{pattern: "^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$"}});
errors++;
}
}
}
if(data.accountHolder !== undefined){
let data11 = data.accountHolder;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accountHolder",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/accountHolder",keyword:"maxLength",params:{limit: 140}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/accountHolder",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.payoutFrequency !== undefined){
let data12 = data.payoutFrequency;
if(!((((((data12 === "daily") || (data12 === "weekly")) || (data12 === "biweekly")) || (data12 === "monthly")) || (data12 === "manual")) || (data12 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutFrequency",keyword:"enum",params:{}});
errors++;
}
}
if(data.paymentTermDays !== undefined){
let data13 = data.paymentTermDays;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentTermDays",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 120 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentTermDays",keyword:"maximum",params:{comparison: "<=", limit: 120}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentTermDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.netWithInvoice !== undefined){
let data14 = data.netWithInvoice;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/netWithInvoice",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.email !== undefined){
let data15 = data.email;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats6(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.invoiceEmail !== undefined){
let data16 = data.invoiceEmail;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats6(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.phone !== undefined){
let data17 = data.phone;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats10(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
if(data.website !== undefined){
let data18 = data.website;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"maxLength",params:{limit: 2048}});
errors++;
}
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats12(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"format",params:{format: "uri"}});
errors++;
}
}
}
if(data.street !== undefined){
let data19 = data.street;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postcode !== undefined){
let data20 = data.postcode;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats14(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.city !== undefined){
let data21 = data.city;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postalStreet !== undefined){
let data22 = data.postalStreet;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postalStreet",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/postalStreet",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postalStreet",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postalPostcode !== undefined){
let data23 = data.postalPostcode;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data23 === "string"){
if(func1(data23) > 7){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"maxLength",params:{limit: 7}});
errors++;
}
if(func1(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats14(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.postalCity !== undefined){
let data24 = data.postalCity;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCity",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data24 === "string"){
if(func1(data24) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/postalCity",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postalCity",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.language !== undefined){
let data25 = data.language;
if(!(((((data25 === "nl") || (data25 === "en")) || (data25 === "fr")) || (data25 === "de")) || (data25 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.accountManager !== undefined){
let data26 = data.accountManager;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9007199254740991 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data26 < 1 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.caseManager !== undefined){
let data27 = data.caseManager;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data27 < 1 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.team !== undefined){
let data28 = data.team;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data28 < 1 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.parent !== undefined){
let data29 = data.parent;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.commission !== undefined){
let data30 = data.commission;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/commission",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data30 === "string"){
if(!(formats18(data30))){
(vErrors ??= []).push({instancePath:instancePath+"/commission",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.payoutMinimum !== undefined){
let data31 = data.payoutMinimum;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"type",params:{type: "object"}});
errors++;
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data31.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key1 in data31){
if(!((key1 === "amount") || (key1 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data31.amount !== undefined){
let data32 = data31.amount;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data32 < -9007199254740991 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data31.currency !== undefined){
let data33 = data31.currency;
if(!(((data33 === "EUR") || (data33 === "DKK")) || (data33 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.contractFrom !== undefined){
let data34 = data.contractFrom;
if((typeof data34 !== "string") && (data34 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contractFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data34 === "string"){
if(!(formats20(data34))){
(vErrors ??= []).push({instancePath:instancePath+"/contractFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.contractUntil !== undefined){
let data35 = data.contractUntil;
if((typeof data35 !== "string") && (data35 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contractUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data35 === "string"){
if(!(formats20(data35))){
(vErrors ??= []).push({instancePath:instancePath+"/contractUntil",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.legalType !== undefined){
let data36 = data.legalType;
if((!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))) && (data36 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 9007199254740991 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data36 < 1 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.clientCostTemplate !== undefined){
let data37 = data.clientCostTemplate;
if((!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) && (data37 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/clientCostTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 9007199254740991 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/clientCostTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data37 < 1 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/clientCostTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.costRegime !== undefined){
let data38 = data.costRegime;
if(!((((data38 === "wik") || (data38 === "contractual")) || (data38 === "none")) || (data38 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/costRegime",keyword:"enum",params:{}});
errors++;
}
}
if(data.interestType !== undefined){
let data39 = data.interestType;
if(!((((((data39 === "statutory") || (data39 === "commercial")) || (data39 === "government")) || (data39 === "contractual")) || (data39 === "none")) || (data39 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/interestType",keyword:"enum",params:{}});
errors++;
}
}
if(data.interestRate !== undefined){
let data40 = data.interestRate;
if((typeof data40 !== "string") && (data40 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/interestRate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data40 === "string"){
if(!(formats18(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/interestRate",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.interestPer !== undefined){
let data41 = data.interestPer;
if(!(((data41 === "year") || (data41 === "month")) || (data41 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/interestPer",keyword:"enum",params:{}});
errors++;
}
}
if(data.interestCompounding !== undefined){
let data42 = data.interestCompounding;
if(!(((data42 === "annual") || (data42 === "none")) || (data42 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/interestCompounding",keyword:"enum",params:{}});
errors++;
}
}
if(data.sends14DayLetter !== undefined){
let data43 = data.sends14DayLetter;
if((typeof data43 !== "boolean") && (data43 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sends14DayLetter",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.legalConsent !== undefined){
let data44 = data.legalConsent;
if(!((((data44 === "always") || (data44 === "per_file")) || (data44 === "never")) || (data44 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/legalConsent",keyword:"enum",params:{}});
errors++;
}
}
if(data.mergeMode !== undefined){
let data45 = data.mergeMode;
if(!((((data45 === "auto") || (data45 === "ask")) || (data45 === "never")) || (data45 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/mergeMode",keyword:"enum",params:{}});
errors++;
}
}
if(data.dueDiligenceStatus !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dueDiligenceStatus",keyword:"false schema",params:{}});
errors++;
}
if(data.active !== undefined){
let data47 = data.active;
if((typeof data47 !== "boolean") && (data47 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.notes !== undefined){
let data48 = data.notes;
if((typeof data48 !== "string") && (data48 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data48 === "string"){
if(func1(data48) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});
errors++;
}
if(data.company === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "company"}});
errors++;
}
if(data._version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
