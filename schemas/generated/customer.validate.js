// Generated from customer.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"company":0,"tradeName":0,"kvkNumber":0,"vatNumber":0,"iban":0,"email":0,"phone":0,"website":0,"street":0,"postcode":0,"city":0,"language":0,"accountManager":0,"commission":0,"payoutMinimum":0,"contractFrom":0,"active":0,"notes":0,"createdAt":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[A-Z0-9-]{1,20}$", "u");
const formats0 = formats.kvk;
const formats2 = formats["vat-nl"];
const formats4 = formats.iban;
const formats6 = formats.email;
const formats8 = formats["phone-e164"];
const formats10 = formats.uri;
const formats12 = formats["nl-postcode"];
const formats14 = formats.percentage;
const formats16 = formats.date;
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
if(data.kvkNumber !== undefined){
let data5 = data.kvkNumber;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"format",params:{format: "kvk"}});
errors++;
}
}
}
if(data.vatNumber !== undefined){
let data6 = data.vatNumber;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"format",params:{format: "vat-nl"}});
errors++;
}
}
}
if(data.iban !== undefined){
let data7 = data.iban;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats4(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"format",params:{format: "iban"}});
errors++;
}
}
}
if(data.email !== undefined){
let data8 = data.email;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats6(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.phone !== undefined){
let data9 = data.phone;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats8(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
if(data.website !== undefined){
let data10 = data.website;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"maxLength",params:{limit: 2048}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats10(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/website",keyword:"format",params:{format: "uri"}});
errors++;
}
}
}
if(data.street !== undefined){
let data11 = data.street;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postcode !== undefined){
let data12 = data.postcode;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats12(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.city !== undefined){
let data13 = data.city;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.language !== undefined){
let data14 = data.language;
if(!(((((data14 === "nl") || (data14 === "en")) || (data14 === "fr")) || (data14 === "de")) || (data14 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.accountManager !== undefined){
let data15 = data.accountManager;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/accountManager",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.commission !== undefined){
let data16 = data.commission;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/commission",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data16 === "string"){
if(!(formats14(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/commission",keyword:"format",params:{format: "percentage"}});
errors++;
}
}
}
if(data.payoutMinimum !== undefined){
let data17 = data.payoutMinimum;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"type",params:{type: "object"}});
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data17.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key1 in data17){
if(!((key1 === "amount") || (key1 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data17.amount !== undefined){
let data18 = data17.amount;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data18 < -9007199254740991 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data17.currency !== undefined){
let data19 = data17.currency;
if(!(((data19 === "EUR") || (data19 === "DKK")) || (data19 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/payoutMinimum/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.contractFrom !== undefined){
let data20 = data.contractFrom;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/contractFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data20 === "string"){
if(!(formats16(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/contractFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.active !== undefined){
let data21 = data.active;
if((typeof data21 !== "boolean") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.notes !== undefined){
let data22 = data.notes;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data22) < 1){
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
