// Generated from claim.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"file":0,"customer":0,"type":0,"number":0,"invoiceDate":0,"dueDate":0,"amount":0,"openAmount":0,"credited":0,"description":0,"agreementReference":0,"periodFrom":0,"periodTo":0,"interestFrom":0,"limitationCategory":0,"limitationDate":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.date;
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
if(data.file !== undefined){
let data2 = data.file;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.type !== undefined){
let data4 = data.type;
if(!((((((((data4 === "invoice") || (data4 === "credit_note")) || (data4 === "subscription_term")) || (data4 === "rent")) || (data4 === "instalment")) || (data4 === "loan")) || (data4 === "damage")) || (data4 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.number !== undefined){
let data5 = data.number;
if(typeof data5 === "string"){
if(func1(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.invoiceDate !== undefined){
let data6 = data.invoiceDate;
if(typeof data6 === "string"){
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invoiceDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.dueDate !== undefined){
let data7 = data.dueDate;
if(typeof data7 === "string"){
if(!(formats0(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.amount !== undefined){
let data8 = data.amount;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data8.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key1 in data8){
if(!((key1 === "amount") || (key1 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data8.amount !== undefined){
let data9 = data8.amount;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data8.currency !== undefined){
let data10 = data8.currency;
if(!(((data10 === "EUR") || (data10 === "DKK")) || (data10 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/amount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.openAmount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/openAmount",keyword:"false schema",params:{}});
errors++;
}
if(data.credited !== undefined){
let data12 = data.credited;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/credited",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/credited",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/credited",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.description !== undefined){
let data13 = data.description;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.agreementReference !== undefined){
let data14 = data.agreementReference;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/agreementReference",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/agreementReference",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/agreementReference",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.periodFrom !== undefined){
let data15 = data.periodFrom;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/periodFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data15 === "string"){
if(!(formats0(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/periodFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.periodTo !== undefined){
let data16 = data.periodTo;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/periodTo",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data16 === "string"){
if(!(formats0(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/periodTo",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.interestFrom !== undefined){
let data17 = data.interestFrom;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/interestFrom",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data17 === "string"){
if(!(formats0(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/interestFrom",keyword:"format",params:{format: "date"}});
errors++;
}
}
}
if(data.limitationCategory !== undefined){
let data18 = data.limitationCategory;
if(!(((((data18 === "contract_5") || (data18 === "consumer_2")) || (data18 === "general_20")) || (data18 === "judgment_20")) || (data18 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/limitationCategory",keyword:"enum",params:{}});
errors++;
}
}
if(data.limitationDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/limitationDate",keyword:"false schema",params:{}});
errors++;
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
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"}});
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"}});
errors++;
}
if(data.invoiceDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoiceDate"}});
errors++;
}
if(data.dueDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dueDate"}});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}});
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
