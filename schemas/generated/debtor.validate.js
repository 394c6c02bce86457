// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"name":0,"kind":0,"salutation":0,"initials":0,"firstName":0,"insertion":0,"lastName":0,"gender":0,"birthDate":0,"deceasedAt":0,"company":0,"legalForm":0,"kvkNumber":0,"vatNumber":0,"language":0,"iban":0,"representative":0,"doNotCall":0,"doNotEmail":0,"vulnerable":0,"insolvencyStatus":0,"insolvencyUntil":0,"mergedInto":0,"notes":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.date;
const formats4 = formats.kvk;
const formats6 = formats["vat-nl"];
const formats8 = formats.iban;
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
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"false schema",params:{}});
errors++;
}
if(data.name !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"false schema",params:{}});
errors++;
}
if(data.kind !== undefined){
let data4 = data.kind;
if(!((data4 === "private") || (data4 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.salutation !== undefined){
let data5 = data.salutation;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/salutation",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.initials !== undefined){
let data6 = data.initials;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/initials",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.insertion !== undefined){
let data8 = data.insertion;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/insertion",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/insertion",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/insertion",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.lastName !== undefined){
let data9 = data.lastName;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.gender !== undefined){
let data10 = data.gender;
if(!((((data10 === "male") || (data10 === "female")) || (data10 === "unknown")) || (data10 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{}});
errors++;
}
}
if(data.birthDate !== undefined){
let data11 = data.birthDate;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.deceasedAt !== undefined){
let data12 = data.deceasedAt;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/deceasedAt",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/deceasedAt",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.company !== undefined){
let data13 = data.company;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/company",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/company",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/company",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.legalForm !== undefined){
let data14 = data.legalForm;
if(!((((((((((((data14 === "bv") || (data14 === "nv")) || (data14 === "eenmanszaak")) || (data14 === "vof")) || (data14 === "cv")) || (data14 === "maatschap")) || (data14 === "stichting")) || (data14 === "vereniging")) || (data14 === "cooperatie")) || (data14 === "publiek")) || (data14 === "foreign")) || (data14 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/legalForm",keyword:"enum",params:{}});
errors++;
}
}
if(data.kvkNumber !== undefined){
let data15 = data.kvkNumber;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats4(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/kvkNumber",keyword:"format",params:{format: "kvk"}});
errors++;
}
}
}
if(data.vatNumber !== undefined){
let data16 = data.vatNumber;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats6(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/vatNumber",keyword:"format",params:{format: "vat-nl"}});
errors++;
}
}
}
if(data.language !== undefined){
let data17 = data.language;
if(!(((((data17 === "nl") || (data17 === "en")) || (data17 === "fr")) || (data17 === "de")) || (data17 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.iban !== undefined){
let data18 = data.iban;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats8(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"format",params:{format: "iban"}});
errors++;
}
}
}
if(data.representative !== undefined){
let data19 = data.representative;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.doNotCall !== undefined){
let data20 = data.doNotCall;
if((typeof data20 !== "boolean") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doNotCall",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.doNotEmail !== undefined){
let data21 = data.doNotEmail;
if((typeof data21 !== "boolean") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doNotEmail",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.vulnerable !== undefined){
let data22 = data.vulnerable;
if((typeof data22 !== "boolean") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vulnerable",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.insolvencyStatus !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/insolvencyStatus",keyword:"false schema",params:{}});
errors++;
}
if(data.insolvencyUntil !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/insolvencyUntil",keyword:"false schema",params:{}});
errors++;
}
if(data.mergedInto !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mergedInto",keyword:"false schema",params:{}});
errors++;
}
if(data.notes !== undefined){
let data26 = data.notes;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data26 === "string"){
if(func1(data26) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdBy",keyword:"false schema",params:{}});
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
