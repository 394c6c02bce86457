// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"code":0,"name":0,"formula":0,"amount":0,"askAt":0,"invoiceText":0,"refundable":0,"active":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{1,39}$", "u");
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
if(data.formula !== undefined){
let data7 = data.formula;
if(!(((data7 === "fixed") || (data7 === "court_costs")) || (data7 === "custom"))){
(vErrors ??= []).push({instancePath:instancePath+"/formula",keyword:"enum",params:{}});
errors++;
}
}
if(data.amount !== undefined){
let data8 = data.amount;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "object"}});
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data8.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"required",params:{missingProperty: "currency"}});
errors++;
}
for(const key2 in data8){
if(!((key2 === "amount") || (key2 === "currency"))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"additionalProperties",params:{additionalProperty: key2}});
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
}
if(data.askAt !== undefined){
let data11 = data.askAt;
if(!(((data11 === "judicial_start") || (data11 === "before_summons")) || (data11 === "manual"))){
(vErrors ??= []).push({instancePath:instancePath+"/askAt",keyword:"enum",params:{}});
errors++;
}
}
if(data.invoiceText !== undefined){
let data12 = data.invoiceText;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText",keyword:"type",params:{type: "object"}});
errors++;
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key3 in data12){
if(!(((key3 === "nl") || (key3 === "en")) || (key3 === "fr"))){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data12.nl !== undefined){
let data13 = data12.nl;
if(typeof data13 === "string"){
if(func1(data13) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText/nl",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.en !== undefined){
let data14 = data12.en;
if(typeof data14 === "string"){
if(func1(data14) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText/en",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.fr !== undefined){
let data15 = data12.fr;
if(typeof data15 === "string"){
if(func1(data15) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText/fr",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/invoiceText/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
}
if(data.refundable !== undefined){
let data16 = data.refundable;
if((typeof data16 !== "boolean") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refundable",keyword:"type",params:{type: "boolean"}});
errors++;
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
