// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"code":0,"name":0,"costType":0,"pricing":0,"amount":0,"vatRate":0,"chargeTo":0,"approvalAbove":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{1,39}$", "u");
const formats0 = formats.share;
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
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{1,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "nl") || (key1 === "en")) || (key1 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data3.nl !== undefined){
let data4 = data3.nl;
if(typeof data4 === "string"){
if(func1(data4) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(func1(data5) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.fr !== undefined){
let data6 = data3.fr;
if(typeof data6 === "string"){
if(func1(data6) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.costType !== undefined){
let data7 = data.costType;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/costType",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/costType",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/costType",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.pricing !== undefined){
let data8 = data.pricing;
if(!((data8 === "fixed") || (data8 === "as_imported"))){
(vErrors ??= []).push({instancePath:instancePath+"/pricing",keyword:"enum",params:{}});
errors++;
}
}
if(data.amount !== undefined){
let data9 = data.amount;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "object"}});
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data9.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data9){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data9.amount !== undefined){
let data10 = data9.amount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < -9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/amount/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data9.currency !== undefined){
let data11 = data9.currency;
if(!(((data11 === "EUR") || (data11 === "DKK")) || (data11 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/amount/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.vatRate !== undefined){
let data12 = data.vatRate;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vatRate",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/vatRate",keyword:"format",params:{format: "share"}});
errors++;
}
}
}
if(data.chargeTo !== undefined){
let data13 = data.chargeTo;
if(!((((data13 === "debtor") || (data13 === "client")) || (data13 === "office")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/chargeTo",keyword:"enum",params:{}});
errors++;
}
}
if(data.approvalAbove !== undefined){
let data14 = data.approvalAbove;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove",keyword:"type",params:{type: "object"}});
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data14.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key3 in data14){
if(!((key3 === "amount") || (key3 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data14.amount !== undefined){
let data15 = data14.amount;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove/amount",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove/amount",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data15 < -9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove/amount",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}});
errors++;
}
}
}
if(data14.currency !== undefined){
let data16 = data14.currency;
if(!(((data16 === "EUR") || (data16 === "DKK")) || (data16 === "GBP"))){
(vErrors ??= []).push({instancePath:instancePath+"/approvalAbove/currency",keyword:"enum",params:{}});
errors++;
}
}
}
}
if(data.active !== undefined){
let data17 = data.active;
if((typeof data17 !== "boolean") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.costType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "costType"}});
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
