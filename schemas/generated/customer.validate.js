// Generated from customer.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"company":0,"tradeName":0,"legalForm":0,"kvkNumber":0,"vatNumber":0,"vatDeductible":0,"oin":0,"peppolId":0,"iban":0,"bic":0,"accountHolder":0,"payoutFrequency":0,"paymentTermDays":0,"netWithInvoice":0,"email":0,"invoiceEmail":0,"phone":0,"website":0,"street":0,"postcode":0,"city":0,"postalStreet":0,"postalPostcode":0,"postalCity":0,"language":0,"accountManager":0,"caseManager":0,"team":0,"parent":0,"commission":0,"payoutMinimum":0,"contractFrom":0,"contractUntil":0,"legalType":0,"clientCostTemplate":0,"costRegime":0,"contractualCosts":0,"contractualMinimum":0,"interestType":0,"interestRate":0,"interestPer":0,"interestCompounding":0,"sends14DayLetter":0,"legalConsent":0,"mergeMode":0,"requiredDocuments":0,"dueDiligenceStatus":0,"active":0,"notes":0,"createdAt":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[A-Z0-9-]{1,20}$", "u");
const pattern1 = new RegExp("^[0-9]{20}$", "u");
const pattern2 = new RegExp("^[0-9]{4}:[A-Za-z0-9-]{1,50}$", "u");
const pattern3 = new RegExp("^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$", "u");
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
if(data.oin !== undefined){
let data9 = data.oin;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/oin",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/oin",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/oin",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/oin",keyword:"pattern",params:{pattern: "^[0-9]{20}$"}});
errors++;
}
}
}
if(data.peppolId !== undefined){
let data10 = data.peppolId;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/peppolId",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 55){
(vErrors ??= []).push({instancePath:instancePath+"/peppolId",keyword:"maxLength",params:{limit: 55}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/peppolId",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/peppolId",keyword:"pattern",params:{pattern: "^[0-9]{4}:[A-Za-z0-9-]{1,50}$"}});
errors++;
}
}
}
if(data.iban !== undefined){
let data11 = data.iban;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats4(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"format",params:{format: "iban"}});
errors++;
}
}
}
if(data.bic !== undefined){
let data12 = data.bic;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 11){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"maxLength",params:{limit: 11}});
errors++;
}
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern3.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/bic",keyword:"pattern",params:{pattern: "^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$"}});
errors++;
}
}
}
if(data.accountHolder !== undefined){
let data13 = data.accountHolder;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accountHolder",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 140){
(vErrors ??= []).push({instancePath:instancePath+"/accountHolder",keyword:"maxLength",params:{limit: 140}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/accountHolder",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.payoutFrequency !== undefined){
let data14 = data.payoutFrequency;
if(!((((((data14 === "daily") || (data14 === "weekly")) || (data14 === "biweekly")) || (data14 === "monthly")) || (data14 === "manual")) || (data14 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutFrequency",keyword:"enum",params:{}});
errors++;
}
}
if(data.paymentTermDays !== undefined){
let data15 = data.paymentTermDays;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentTermDays",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 120 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentTermDays",keyword:"maximum",params:{comparison: "<=", limit: 120}});
errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/paymentTermDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.netWithInvoice !== undefined){
let data16 = data.netWithInvoice;
if((typeof data16 !== "boolean") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/netWithInvoice",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.email !== undefined){
let data17 = data.email;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats6(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.invoiceEmail !== undefined){
let data18 = data.invoiceEmail;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats6(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceEmail",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.phone !== undefined){
let data19 = data.phone;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats10(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
if(data.website !== undefined){
let data20 = data.website;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"maxLength",params:{limit: 2048}});
errors++;
}
if(func1(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats12(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"format",params:{format: "uri"}});
errors++;
}
}
}
if(data.street !== undefined){
let data21 = data.street;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postcode !== undefined){
let data22 = data.postcode;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats14(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.city !== undefined){
let data23 = data.city;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data23 === "string"){
if(func1(data23) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data23) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postalStreet !== undefined){
let data24 = data.postalStreet;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postalStreet",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data24 === "string"){
if(func1(data24) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/postalStreet",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postalStreet",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postalPostcode !== undefined){
let data25 = data.postalPostcode;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data25 === "string"){
if(func1(data25) > 7){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"maxLength",params:{limit: 7}});
errors++;
}
if(func1(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats14(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/postalPostcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.postalCity !== undefined){
let data26 = data.postalCity;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCity",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data26 === "string"){
if(func1(data26) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/postalCity",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postalCity",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.language !== undefined){
let data27 = data.language;
if(!(((((data27 === "nl") || (data27 === "en")) || (data27 === "fr")) || (data27 === "de")) || (data27 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.accountManager !== undefined){
let data28 = data.accountManager;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data28 < 1 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.caseManager !== undefined){
let data29 = data.caseManager;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/caseManager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.team !== undefined){
let data30 = data.team;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.parent !== undefined){
let data31 = data.parent;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.commission !== undefined){
let data32 = data.commission;
if((typeof data32 !== "string") && (data32 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/commission",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data32 === "string"){
if(!(formats18(data32))){
(vErrors ??= []).push({instancePath:instancePath+"/commission",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.payoutMinimum !== undefined){
let data33 = data.payoutMinimum;
if((!(data33 && typeof data33 == "object" && !Array.isArray(data33))) && (data33 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"type",params:{type: "object"}});
errors++;
}
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data33.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key1 in data33){
if(!((key1 === "amount") || (key1 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data33.amount !== undefined){
let data34 = data33.amount;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data34 < -9007199254740991 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data33.currency !== undefined){
let data35 = data33.currency;
if(!(((data35 === "EUR") || (data35 === "DKK")) || (data35 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.contractFrom !== undefined){
let data36 = data.contractFrom;
if((typeof data36 !== "string") && (data36 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contractFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data36 === "string"){
if(!(formats20(data36))){
(vErrors ??= []).push({instancePath:instancePath+"/contractFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.contractUntil !== undefined){
let data37 = data.contractUntil;
if((typeof data37 !== "string") && (data37 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contractUntil",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data37 === "string"){
if(!(formats20(data37))){
(vErrors ??= []).push({instancePath:instancePath+"/contractUntil",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.legalType !== undefined){
let data38 = data.legalType;
if((!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))) && (data38 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 9007199254740991 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/legalType",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.clientCostTemplate !== undefined){
let data39 = data.clientCostTemplate;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/clientCostTemplate",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 9007199254740991 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/clientCostTemplate",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data39 < 1 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/clientCostTemplate",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.costRegime !== undefined){
let data40 = data.costRegime;
if(!((((data40 === "wik") || (data40 === "contractual")) || (data40 === "none")) || (data40 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/costRegime",keyword:"enum",params:{}});
errors++;
}
}
if(data.contractualCosts !== undefined){
let data41 = data.contractualCosts;
if((typeof data41 !== "string") && (data41 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contractualCosts",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data41 === "string"){
if(!(formats18(data41))){
(vErrors ??= []).push({instancePath:instancePath+"/contractualCosts",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.contractualMinimum !== undefined){
let data42 = data.contractualMinimum;
if((!(data42 && typeof data42 == "object" && !Array.isArray(data42))) && (data42 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum",keyword:"type",params:{type: "object"}});
errors++;
}
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data42.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data42){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data42.amount !== undefined){
let data43 = data42.amount;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9007199254740991 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data43 < -9007199254740991 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data42.currency !== undefined){
let data44 = data42.currency;
if(!(((data44 === "EUR") || (data44 === "DKK")) || (data44 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/contractualMinimum/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.interestType !== undefined){
let data45 = data.interestType;
if(!((((((data45 === "statutory") || (data45 === "commercial")) || (data45 === "government")) || (data45 === "contractual")) || (data45 === "none")) || (data45 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/interestType",keyword:"enum",params:{}});
errors++;
}
}
if(data.interestRate !== undefined){
let data46 = data.interestRate;
if((typeof data46 !== "string") && (data46 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/interestRate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data46 === "string"){
if(!(formats18(data46))){
(vErrors ??= []).push({instancePath:instancePath+"/interestRate",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.interestPer !== undefined){
let data47 = data.interestPer;
if(!(((data47 === "year") || (data47 === "month")) || (data47 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/interestPer",keyword:"enum",params:{}});
errors++;
}
}
if(data.interestCompounding !== undefined){
let data48 = data.interestCompounding;
if(!(((data48 === "annual") || (data48 === "none")) || (data48 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/interestCompounding",keyword:"enum",params:{}});
errors++;
}
}
if(data.sends14DayLetter !== undefined){
let data49 = data.sends14DayLetter;
if((typeof data49 !== "boolean") && (data49 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sends14DayLetter",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.legalConsent !== undefined){
let data50 = data.legalConsent;
if(!((((data50 === "always") || (data50 === "per_file")) || (data50 === "never")) || (data50 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/legalConsent",keyword:"enum",params:{}});
errors++;
}
}
if(data.mergeMode !== undefined){
let data51 = data.mergeMode;
if(!((((data51 === "auto") || (data51 === "ask")) || (data51 === "never")) || (data51 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/mergeMode",keyword:"enum",params:{}});
errors++;
}
}
if(data.requiredDocuments !== undefined){
let data52 = data.requiredDocuments;
if((!(Array.isArray(data52))) && (data52 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/requiredDocuments",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data52)){
const len0 = data52.length;
for(let i0=0; i0<len0; i0++){
let data53 = data52[i0];
if(typeof data53 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/requiredDocuments/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data53 === "invoice") || (data53 === "contract")) || (data53 === "general_terms")) || (data53 === "delivery_proof")) || (data53 === "fourteen_day_letter")) || (data53 === "correspondence"))){
(vErrors ??= []).push({instancePath:instancePath+"/requiredDocuments/" + i0,keyword:"enum",params:{}});
errors++;
}
}
let i1 = data52.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data52[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/requiredDocuments",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.dueDiligenceStatus !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dueDiligenceStatus",keyword:"false schema",params:{}});
errors++;
}
if(data.active !== undefined){
let data55 = data.active;
if((typeof data55 !== "boolean") && (data55 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.notes !== undefined){
let data56 = data.notes;
if((typeof data56 !== "string") && (data56 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data56 === "string"){
if(func1(data56) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data56) < 1){
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
